/** The consequences of a failure; the stores apply them, the transport never does. */
export interface FailurePolicy {
  /** ER-01: clear the stored token and user and send the member to the login page. */
  readonly clearsSession: boolean;
  /** ER-02: set the server-problem flag. */
  readonly setsServerProblem: boolean;
  /** RD-05: raise no notice, since the caller cancelled the call. */
  readonly silent: boolean;
}

/** A field that the server refused, e.g. `{ path: 'body.amount', rule: 'too_small' }`. */
export interface RefusedField {
  readonly path: string;
  readonly rule: string;
}

/** Figures of a refusal, in the units that their names state. */
export type RefusalDetails = Readonly<Record<string, string | number | boolean | null>>;

interface FailureBase {
  /** Id of the operation that failed, e.g. `withdraw.create`. */
  readonly operation: string;
  readonly policy: FailurePolicy;
  /** HTTP status; absent without an answer. */
  readonly status?: number;
  /** A code of the contract's table, or of a brand's own backend. */
  readonly code?: string;
  /** The server's message for the member, in Thai; absent if it sent none in Thai. */
  readonly message?: string;
  /** Id of the request in the server's log. */
  readonly requestId?: string;
  readonly fields?: readonly RefusedField[];
  readonly details?: RefusalDetails;
  /** From `Retry-After`, integer seconds. */
  readonly retryAfterSeconds?: number;
}

/** The session has ended (ER-01): 401, 403, code 500256, or a page in place of an API answer (RD-03). */
export interface SessionEndedError extends FailureBase {
  readonly kind: 'sessionEnded';
  /** True if the answer was a page of a proxy or captive portal. */
  readonly captivePortal: boolean;
}
/** 503 or 408 (ER-02). */
export interface ServerProblemError extends FailureBase {
  readonly kind: 'serverProblem';
}
/** The API refused the call; `code` states the reason, `message` explains it in Thai. */
export interface RefusedError extends FailureBase {
  readonly kind: 'refused';
  readonly status: number;
  readonly code: string;
}
/** No connection, or one that broke before the answer (ER-08). */
export interface NetworkError extends FailureBase {
  readonly kind: 'network';
}
/** No answer within `timeoutMs` (ER-02, ER-08). */
export interface TimeoutError extends FailureBase {
  readonly kind: 'timeout';
  readonly timeoutMs: number;
}
/** The request was cancelled (ER-02, ER-08): by the caller, or by the browser or network (RD-05). */
export interface AbortedError extends FailureBase {
  readonly kind: 'aborted';
  readonly by: 'us' | 'browser';
}
/** A successful answer with a shape that the contract does not allow (RD-03). */
export interface InvalidResponseError extends FailureBase {
  readonly kind: 'invalidResponse';
  readonly captivePortal: boolean;
}
/** Any other status (ER-07). */
export interface OtherError extends FailureBase {
  readonly kind: 'other';
}

/** The reason of a failed call: a plain, serialisable value (ER-01 to ER-08). */
export type ApiError =
  | SessionEndedError
  | ServerProblemError
  | RefusedError
  | NetworkError
  | TimeoutError
  | AbortedError
  | InvalidResponseError
  | OtherError;

/** The kinds of failures. */
export type ApiErrorKind = ApiError['kind'];

/** The result of a call. */
export type ApiResult<Data> =
  | {
      readonly ok: true;
      readonly data: Data;
      /** A short Thai sentence of the server; may be empty. */
      readonly message: string;
    }
  | { readonly ok: false; readonly error: ApiError };
