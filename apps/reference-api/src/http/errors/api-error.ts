import { errorCodes, type ErrorCode, type ErrorEnvelope } from '@chada/contract';

/** Figures that belong to a refusal, in the units their names tell. */
export type ErrorDetails = NonNullable<ErrorEnvelope['details']>;
/** Which fields were refused. */
export type RefusedFields = NonNullable<ErrorEnvelope['fields']>;

interface ErrorExtras {
  readonly details?: ErrorDetails;
  readonly fields?: RefusedFields;
  /** For the log only; never sent. */
  readonly cause?: unknown;
  readonly retryAfterSeconds?: number;
}

/** A refusal or fault that the contract knows: everything a client is told of one comes from its error table. */
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

/** Whether a refusal is an answer to this very request, to be kept under its idempotency key: 409 and 422. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 409 || error.status === 422);
}

/** The body of a failed answer. */
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
