import type { CallInput, Operation, OperationData } from '@chada/contract';
import type { ApiClient, CallOptions } from './api-client.ts';
import type { ApiError, ApiResult } from './api-error.ts';

/** A function that calls an operation through the given client. The operation and its input are already fixed. */
export type PreparedCall<Data = unknown> = (
  client: Pick<ApiClient, 'call'>,
  options: CallOptions,
) => Promise<ApiResult<Data>>;

export function prepareCall<Op extends Operation>(
  operation: Op,
  input: CallInput<Op>,
  own: CallOptions = {},
): PreparedCall<OperationData<Op>> {
  return (client, options) => client.call(operation, input, { ...own, ...options });
}

/** Creates a base query for RTK Query. `clientOf` returns the client, usually from the store's `extra` argument. */
export function createBaseQuery<Api extends { readonly signal: AbortSignal }>(
  clientOf: (api: Api) => Pick<ApiClient, 'call'>,
) {
  return async (prepared: PreparedCall, api: Api): Promise<{ data: unknown } | { error: ApiError }> => {
    const result = await prepared(clientOf(api), { signal: api.signal });
    return result.ok ? { data: result.data } : { error: result.error };
  };
}
