import type { ErrorCode } from '@chada/contract';
import { BankUnavailable } from '../../bank/bank-gateway.ts';
import { ProviderUnavailable } from '../../games/game-provider.ts';
import { DatabaseUnavailable } from '../../database/database-unavailable.ts';
import { POOL_IS_FULL } from '../../database/failover-pool.ts';
import { TooManyWaiting } from '../../security/bounded-turns.ts';
import { ApiError } from './api-error.ts';

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** Fastify's own refusals of a request, in the contract's terms. */
const requestFaults = new Map<string, ErrorCode>([
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'BODY_TOO_LARGE'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'UNSUPPORTED_MEDIA_TYPE'],
  ['FST_INVALID_MULTIPART_CONTENT_TYPE', 'UNSUPPORTED_MEDIA_TYPE'],
  ['FST_REQ_FILE_TOO_LARGE', 'SLIP_TOO_LARGE'],
]);

/** PostgreSQL and its pool under too much load: a lock or statement that took too long, no connection left. */
const overload = new Set(['55P03', '57014', '53300', '40P01', '40001']);

/** Whatever was thrown, as an error the contract knows. What nothing fits is INTERNAL, with the cause for the log. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof TooManyWaiting)
    return new ApiError('OVERLOADED', { cause: error, retryAfterSeconds: 2 });
  if (error instanceof BankUnavailable) return new ApiError('BANK_UNAVAILABLE', { cause: error });
  if (error instanceof ProviderUnavailable)
    return new ApiError('GAME_PROVIDER_UNAVAILABLE', { cause: error });
  const code = codeOf(error) ?? '';
  const known = requestFaults.get(code);
  if (known) return new ApiError(known);
  if (overload.has(code)) return new ApiError('OVERLOADED', { cause: error, retryAfterSeconds: 2 });
  if (error instanceof DatabaseUnavailable || (error instanceof Error && error.message === POOL_IS_FULL)) {
    return new ApiError('OVERLOADED', { cause: error, retryAfterSeconds: 2 });
  }
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status === 'number' && status >= 400 && status < 500) return new ApiError('MALFORMED_REQUEST');
  return new ApiError('INTERNAL', { cause: error });
}
