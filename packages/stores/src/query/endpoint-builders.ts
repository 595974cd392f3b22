import { prepareCall } from '@chada/api-client';
import type { CallInput, ObjectSchema, Operation, OperationData } from '@chada/contract';
import type * as z from 'zod/mini';
import type { Identity } from '../session/identity.ts';
import type { AppThunk } from '../store/services.ts';
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

type MutationLifecycle = Parameters<NonNullable<Parameters<Build['mutation']>[0]['onQueryStarted']>>[1];
type LifecycleDispatch = MutationLifecycle['dispatch'];

/** A change of a stored response after a mutation. */
export interface CachePatch {
  readonly apply: (dispatch: LifecycleDispatch) => void;
  /** Returns the running request of the stored response, or undefined. */
  readonly running: (dispatch: LifecycleDispatch) => PromiseLike<unknown> | undefined;
}

interface MutationEffects<Data, Arg> {
  readonly invalidates?: readonly Tag[];
  readonly patches?: (data: Data, argument: Arg) => readonly CachePatch[];
}

const markSession =
  (): AppThunk<() => boolean> =>
  (_dispatch, _getState, { session }) =>
    session.mark();

/**
 * Applies a patch, and applies it again after a request that is already running: its response can have the state from
 * before the mutation.
 */
async function applyPatch(
  { apply, running }: CachePatch,
  dispatch: LifecycleDispatch,
  isCurrent: () => boolean,
): Promise<void> {
  apply(dispatch);
  const request = running(dispatch);
  if (request === undefined) return;
  await request;
  if (isCurrent()) apply(dispatch);
}

export function memberMutation<Op extends Operation, Arg>(
  build: Build,
  operation: Op,
  input: (identity: Identity, argument: Arg) => CallInput<Op>,
  { invalidates = [], patches }: MutationEffects<OperationData<Op>, Arg> = {},
) {
  return build.mutation<OperationData<Op>, Arg>({
    query: (argument) => (identity) => identity && prepareCall(operation, input(identity, argument)),
    invalidatesTags: (_data, error) => (error === undefined ? invalidates : []),
    async onQueryStarted(argument, { dispatch, queryFulfilled }) {
      if (patches === undefined) return;
      // The response of a session that has ended must not change what the next member sees (RD-19).
      const isCurrent = dispatch(markSession());
      const data = await queryFulfilled.then(
        (response) => response.data,
        () => undefined,
      );
      if (data === undefined || !isCurrent()) return;
      await Promise.all(patches(data, argument).map((patch) => applyPatch(patch, dispatch, isCurrent)));
    },
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
