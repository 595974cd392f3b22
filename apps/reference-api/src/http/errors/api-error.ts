import { errorCodes, type ErrorCode, type ErrorEnvelope } from '@chada/contract';

/** The details of an error, for example `minimumSatang` or `maxAgeDays`. */
export type ErrorDetails = NonNullable<ErrorEnvelope['details']>;
export type RefusedFields = NonNullable<ErrorEnvelope['fields']>;

interface ErrorExtras {
  readonly details?: ErrorDetails;
  readonly fields?: RefusedFields;
  readonly cause?: unknown;
  readonly retryAfterSeconds?: number;
}

/** An error of the contract. The contract's error table gives the status and the message for each code. */
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
