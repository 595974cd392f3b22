/** What follows from a failure; the stores act on it, the transport never does. */
export interface FailurePolicy {
  /** ER-01: the stored token and user go, and the member is sent to sign in. */
  readonly clearsSession: boolean;
  /** ER-02: the server-problem flag is raised. */
  readonly setsServerProblem: boolean;
  /** RD-05: nothing is said, since we ended the call ourselves. */
  readonly silent: boolean;
}

/** A field that the server refused, e.g. `{ path: 'body.amount', rule: 'too_small' }`. */
export interface RefusedField {
  readonly path: string;
  readonly rule: string;
}

/** Figures that belong to a refusal, in the units their names tell. */
export type RefusalDetails = Readonly<Record<string, string | number | boolean | null>>;

interface FailureBase {
  /** Id of the operation that failed, e.g. `withdraw.create`. */
  readonly operation: string;
  readonly policy: FailurePolicy;
  /** HTTP status; absent where no answer came. */
  readonly status?: number;
  /** A code of the contract's table, or that of a brand's own backend. */
  readonly code?: string;
  /** What the server tells the member, in Thai; absent where it said nothing in Thai. */
  readonly message?: string;
  /** Names the request in the server's log. */
  readonly requestId?: string;
  readonly fields?: readonly RefusedField[];
  readonly details?: RefusalDetails;
  /** From `Retry-After`, whole seconds. */
  readonly retryAfterSeconds?: number;
}

/** The session is over (ER-01): 401, 403, code 500256, or a page that is not the API's in place of an answer (RD-03). */
export interface SessionEndedError extends FailureBase {
  readonly kind: 'sessionEnded';
  /** The answer was a page of a proxy or captive portal. */
  readonly captivePortal: boolean;
}
/** 503 or 408 (ER-02). */
export interface ServerProblemError extends FailureBase {
  readonly kind: 'serverProblem';
}
/** The API understood and refused; `code` says why, `message` says it in Thai. */
export interface RefusedError extends FailureBase {
  readonly kind: 'refused';
  readonly status: number;
  readonly code: string;
}
/** No connection, or it broke before an answer (ER-08). */
export interface NetworkError extends FailureBase {
  readonly kind: 'network';
}
/** No answer within `timeoutMs` (ER-02, ER-08). */
export interface TimeoutError extends FailureBase {
  readonly kind: 'timeout';
  readonly timeoutMs: number;
}
/** The request was cancelled (ER-02, ER-08): by our own code, or by the browser or network (RD-05). */
export interface AbortedError extends FailureBase {
  readonly kind: 'aborted';
  readonly by: 'us' | 'browser';
}
/** A successful answer of a shape that the contract does not have (RD-03). */
export interface InvalidResponseError extends FailureBase {
  readonly kind: 'invalidResponse';
  readonly captivePortal: boolean;
}
/** Any other status (ER-07). */
export interface OtherError extends FailureBase {
  readonly kind: 'other';
}

/** Why a call failed: a plain, serialisable value (ER-01 to ER-08). */
export type ApiError =
  | SessionEndedError
  | ServerProblemError
  | RefusedError
  | NetworkError
  | TimeoutError
  | AbortedError
  | InvalidResponseError
  | OtherError;

/** The kinds of failure there are. */
export type ApiErrorKind = ApiError['kind'];

/** What a call gives; calls never throw. */
export type ApiResult<Data> =
  | {
      readonly ok: true;
      readonly data: Data;
      /** A short Thai sentence of the server; may be empty. */
      readonly message: string;
    }
  | { readonly ok: false; readonly error: ApiError };
