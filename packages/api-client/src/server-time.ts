/** The server's time at the arrival of an answer, in milliseconds since 1970, between `earliestMs` and `latestMs`. */
export interface ServerTime {
  readonly earliestMs: number;
  /** Infinity if the answer may come from a cache, whose age is unknown. */
  readonly latestMs: number;
}

/** The parts of an answer that state the server's time. */
export interface DatedAnswer {
  readonly method: string;
  /** HTTP headers; a browser hides `date` and `age` of another origin unless that origin exposes them. */
  readonly date: string | undefined;
  readonly age: string | undefined;
  readonly cacheControl: string | undefined;
  /** Milliseconds from the request to the complete answer. */
  readonly tookMs: number;
}

const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Reads the server's time from an answer; returns `undefined` without a valid `Date`. */
export function readServerTime(answer: DatedAnswer): ServerTime | undefined {
  const { method, date = '', age = '', cacheControl = '', tookMs } = answer;
  const dateMs = httpDate.test(date) ? Date.parse(date) : NaN;
  if (Number.isNaN(dateMs)) return undefined;
  const earliestMs = dateMs + (/^\d{1,9}$/.test(age) ? Number(age) * 1000 : 0);
  const fresh = method !== 'GET' || cacheControl.includes('no-store');
  // `Date` is truncated to the second, and the answer may have travelled for all of `tookMs`.
  return { earliestMs, latestMs: fresh ? earliestMs + 1000 + tookMs : Infinity };
}
