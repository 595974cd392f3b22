/** The server's time when an answer arrived, in milliseconds since 1970: not before `earliestMs`, not after `latestMs`. */
export interface ServerTime {
  readonly earliestMs: number;
  /** Infinity where the answer may come from a cache, whose age nobody states. */
  readonly latestMs: number;
}

/** The parts of an answer that tell the server's time. */
export interface DatedAnswer {
  readonly method: string;
  /** HTTP headers; a browser hides `date` and `age` of another origin unless they are exposed to it. */
  readonly date: string | undefined;
  readonly age: string | undefined;
  readonly cacheControl: string | undefined;
  /** From the request to the whole answer, in milliseconds. */
  readonly tookMs: number;
}

const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Reads the server's time from an answer; `undefined` where it has no valid `Date`. */
export function readServerTime(answer: DatedAnswer): ServerTime | undefined {
  const { method, date = '', age = '', cacheControl = '', tookMs } = answer;
  const dateMs = httpDate.test(date) ? Date.parse(date) : NaN;
  if (Number.isNaN(dateMs)) return undefined;
  const earliestMs = dateMs + (/^\d{1,9}$/.test(age) ? Number(age) * 1000 : 0);
  const fresh = method !== 'GET' || cacheControl.includes('no-store');
  // `Date` is cut to the second, and the answer may have been on its way for all of `tookMs`.
  return { earliestMs, latestMs: fresh ? earliestMs + 1000 + tookMs : Infinity };
}
