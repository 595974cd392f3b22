import type { CallInput, Operation, OperationData } from '@chada/contract';
import type { ApiClient, CallOptions } from './api-client.ts';
import type { ApiError, ApiResult } from './api-error.ts';

/** A prepared call sends a fixed operation and input with the given client. */
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
