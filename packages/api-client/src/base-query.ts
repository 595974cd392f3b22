import type { CallInput, Operation, OperationData } from '@chada/contract';
import type { ApiClient, CallOptions } from './api-client.ts';
import type { ApiError, ApiResult } from './api-error.ts';

/** An operation and its input bound together, waiting for a client. */
export type PreparedCall<Data = unknown> = (
  client: Pick<ApiClient, 'call'>,
  options: CallOptions,
) => Promise<ApiResult<Data>>;

/** Binds an operation to its input. */
export function prepareCall<Op extends Operation>(
  operation: Op,
  input: CallInput<Op>,
  own: CallOptions = {},
): PreparedCall<OperationData<Op>> {
  return (client, options) => client.call(operation, input, { ...own, ...options });
}

/**
 * A base query for RTK Query: runs a prepared call with the query's own signal and gives its data or its error value.
 * `clientOf` finds the client, usually in the store's `extra` argument.
 */
export function createBaseQuery<Api extends { readonly signal: AbortSignal }>(
  clientOf: (api: Api) => Pick<ApiClient, 'call'>,
) {
  return async (prepared: PreparedCall, api: Api): Promise<{ data: unknown } | { error: ApiError }> => {
    const result = await prepared(clientOf(api), { signal: api.signal });
    return result.ok ? { data: result.data } : { error: result.error };
  };
}
