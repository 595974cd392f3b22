import { prepareCall } from '@chada/api-client';
import type { CallInput, ObjectSchema, Operation, OperationData } from '@chada/contract';
import type * as z from 'zod/mini';
import type { Identity } from '../session/identity.ts';
import type { Build } from './query-api.ts';
import type { Tag } from './tags.ts';

interface EndpointTags {
  readonly provides?: readonly Tag[];
  /** Seconds for which an unused response stays in the cache. */
  readonly keepSeconds?: number;
}

/** Returns the empty input of a query without parameters. */
export const noInput = (_who: Identity, _: void) => ({});

export function publicQuery<Op extends Operation, Arg>(
  build: Build,
  operation: Op,
  input: (argument: Arg) => CallInput<Op>,
  { provides = [], keepSeconds }: EndpointTags = {},
) {
  return build.query<OperationData<Op>, Arg>({
    query: (argument) => () => prepareCall(operation, input(argument)),
    providesTags: provides,
    keepUnusedDataFor: keepSeconds,
  });
}

export function memberQuery<Op extends Operation, Arg>(
  build: Build,
  operation: Op,
  input: (identity: Identity, argument: Arg) => CallInput<Op>,
  { provides = [], keepSeconds }: EndpointTags = {},
) {
  return build.query<OperationData<Op>, Arg>({
    query: (argument) => (identity) => identity && prepareCall(operation, input(identity, argument)),
    providesTags: provides,
    keepUnusedDataFor: keepSeconds,
  });
}

export function memberMutation<Op extends Operation, Arg>(
  build: Build,
  operation: Op,
  input: (identity: Identity, argument: Arg) => CallInput<Op>,
  invalidates: readonly Tag[] = [],
) {
  return build.mutation<OperationData<Op>, Arg>({
    query: (argument) => (identity) => identity && prepareCall(operation, input(identity, argument)),
    invalidatesTags: (_data, error) => (error === undefined ? invalidates : []),
  });
}

export interface Page {
  readonly nextCursor?: string | null | undefined;
}
type PagedOperation = Operation<
  ObjectSchema | undefined,
  ObjectSchema | undefined,
  ObjectSchema | undefined,
  z.ZodMiniType<Page>
>;

export function memberPages<Op extends PagedOperation, Arg>(
  build: Build,
  operation: Op,
  input: (identity: Identity, argument: Arg, cursor: string | undefined) => CallInput<Op>,
  { provides = [], keepSeconds }: EndpointTags = {},
) {
  return build.infiniteQuery<OperationData<Op>, Arg, string | null>({
    infiniteQueryOptions: {
      initialPageParam: null,
      getNextPageParam: (page: Page) => page.nextCursor,
    },
    query:
      ({ queryArg, pageParam }) =>
      (identity) =>
        identity && prepareCall(operation, input(identity, queryArg, pageParam ?? undefined)),
    providesTags: provides,
    keepUnusedDataFor: keepSeconds,
  });
}
