import { errorCodes, type ErrorCode, type ErrorEnvelope } from '@chada/contract';

/** Numbers that explain a refusal, e.g. the exceeded limit. Each field name contains its unit. */
export type ErrorDetails = NonNullable<ErrorEnvelope['details']>;
export type RefusedFields = NonNullable<ErrorEnvelope['fields']>;

interface ErrorExtras {
  readonly details?: ErrorDetails;
  readonly fields?: RefusedFields;
  /** The cause of the error. The server logs the cause but does not send it. */
  readonly cause?: unknown;
  readonly retryAfterSeconds?: number;
}

/**
 * A refusal or fault that the client receives. Its code determines status and message (the contract's error
 * table).
 */
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

/** True if the status is 409 or 422. The API stores such a response under the idempotency key. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 409 || error.status === 422);
}

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
