/**
 * The server's time when a response arrived, in epoch milliseconds. The exact time is between `earliestMs` and
 * `latestMs`.
 */
export interface ServerTime {
  readonly earliestMs: number;
  /** Infinity if the response may come from a cache. */
  readonly latestMs: number;
}

export interface ResponseTiming {
  readonly method: string;
  /**
   * The `Date` header. Undefined if the browser hides the header. Browsers hide `Date` and `Age` of a response from
   * another origin unless the server exposes these headers.
   */
  readonly date: string | undefined;
  readonly age: string | undefined;
  readonly cacheControl: string | undefined;
  /** Milliseconds from the request to the complete response. */
  readonly tookMs: number;
}

const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Returns the server's time from the headers of a response, or undefined without a valid `Date` header. */
export function readServerTime(response: ResponseTiming): ServerTime | undefined {
  const { method, date = '', age = '', cacheControl = '', tookMs } = response;
  const dateMs = httpDate.test(date) ? Date.parse(date) : NaN;
  if (Number.isNaN(dateMs)) return undefined;
  const earliestMs = dateMs + (/^\d{1,9}$/.test(age) ? Number(age) * 1000 : 0);
  const isUncached = method !== 'GET' || cacheControl.includes('no-store');
  // Adds 1 second, because the `Date` header has no fractions of a second. Adds the duration of the call, because the
  // server may have written the header at the start of the call.
  return { earliestMs, latestMs: isUncached ? earliestMs + 1000 + tookMs : Infinity };
}
