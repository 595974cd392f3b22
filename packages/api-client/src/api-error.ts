/** The ways in which the stores react to a failure. */
export interface FailurePolicy {
  /** True if the store must clear the stored token and user and open the login page (ER-01). */
  readonly clearsSession: boolean;
  /** True if the store must report a server problem (ER-02). */
  readonly setsServerProblem: boolean;
  /** True if the store must not show a notice, because the site itself cancelled the call (RD-05). */
  readonly silent: boolean;
}

/** A field that the server refused, such as `{ path: 'body.amount', rule: 'too_small' }`. */
export interface RefusedField {
  readonly path: string;
  readonly rule: string;
}

/** Values that explain a refusal, for example an amount. The name of each value states its unit. */
export type RefusalDetails = Readonly<Record<string, string | number | boolean | null>>;

interface FailureBase {
  /** Id of the failed operation, such as `withdraw.create`. */
  readonly operation: string;
  readonly policy: FailurePolicy;
  /** HTTP status. Absent if the call got no response. */
  readonly status?: number;
  /** Error code of the contract or of a brand's own backend. */
  readonly code?: string;
  /** The server's Thai message for the member. Absent if the response has no Thai message. */
  readonly message?: string;
  /** Id of the request in the server's log. */
  readonly requestId?: string;
  readonly fields?: readonly RefusedField[];
  readonly details?: RefusalDetails;
  /** Seconds from the `Retry-After` header. */
  readonly retryAfterSeconds?: number;
}

/** The session has ended (ER-01, RD-03). */
export interface SessionEndedError extends FailureBase {
  readonly kind: 'sessionEnded';
  readonly captivePortal: boolean;
}
/** The server responded with 503 or 408 (ER-02). */
export interface ServerProblemError extends FailureBase {
  readonly kind: 'serverProblem';
}
/** The API refused the call. `message` is the reason in Thai for the member. */
export interface RefusedError extends FailureBase {
  readonly kind: 'refused';
  readonly status: number;
  readonly code: string;
}
/** The connection failed or broke (ER-08). */
export interface NetworkError extends FailureBase {
  readonly kind: 'network';
}
/** The response took longer than `timeoutMs` (ER-02, ER-08). */
export interface TimeoutError extends FailureBase {
  readonly kind: 'timeout';
  readonly timeoutMs: number;
}
/** The caller, the browser or the network cancelled the call (ER-02, ER-08, RD-05). */
export interface AbortedError extends FailureBase {
  readonly kind: 'aborted';
  readonly by: 'us' | 'browser';
}
/** A successful response violates the contract (RD-03). */
export interface InvalidResponseError extends FailureBase {
  readonly kind: 'invalidResponse';
  readonly captivePortal: boolean;
}
/** The response has an error status that no other type of `ApiError` covers (ER-07). */
export interface OtherError extends FailureBase {
  readonly kind: 'other';
}

/** The error of a failed call as a plain, serialisable value (ER-01 to ER-08). */
export type ApiError =
  | SessionEndedError
  | ServerProblemError
  | RefusedError
  | NetworkError
  | TimeoutError
  | AbortedError
  | InvalidResponseError
  | OtherError;

export type ApiErrorKind = ApiError['kind'];

export type ApiResult<Data> =
  | {
      readonly ok: true;
      readonly data: Data;
      /** A short Thai sentence from the server, or an empty text. */
      readonly message: string;
    }
  | { readonly ok: false; readonly error: ApiError };
