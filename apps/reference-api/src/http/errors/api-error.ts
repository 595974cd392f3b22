import { errorCodes, type ErrorCode, type ErrorEnvelope } from '@chada/contract';

/** Figures of a refusal, in the units that their names say. */
export type ErrorDetails = NonNullable<ErrorEnvelope['details']>;
/** The fields that were refused. */
export type RefusedFields = NonNullable<ErrorEnvelope['fields']>;

interface ErrorExtras {
  readonly details?: ErrorDetails;
  readonly fields?: RefusedFields;
  /** For the log only; never sent. */
  readonly cause?: unknown;
  readonly retryAfterSeconds?: number;
}

/** A refusal or fault of the contract. Its status and message come from the contract's error table. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ErrorDetails | undefined;
  readonly fields: RefusedFields | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, extras: ErrorExtras = {}) {
    super(code, { cause: extras.cause });
    this.code = code;
    this.status = errorCodes[code].status;
    this.details = extras.details;
    this.fields = extras.fields;
    this.retryAfterSeconds = extras.retryAfterSeconds;
  }
}

/** True for a refusal of this very request (409, 422), which is stored under its idempotency key. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 409 || error.status === 422);
}

/** Returns the body of an error response. */
export function errorBody(error: ApiError, requestId: string): ErrorEnvelope {
  return {
    success: false,
    code: error.code,
    message: errorCodes[error.code].message,
    requestId,
    ...(error.fields && { fields: error.fields }),
    ...(error.details && { details: error.details }),
  };
}
