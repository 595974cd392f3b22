import { prepareCall } from '@chada/api-client';
import type { CallInput, ObjectSchema, Operation, OperationData } from '@chada/contract';
import type * as z from 'zod/mini';
import type { Identity } from '../session/identity.ts';
import { markSession } from '../session/mark-session.ts';
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

type LifecycleThunk<Result> = (
  dispatch: LifecycleDispatch,
  getState: MutationLifecycle['getState'],
  extra: unknown,
) => Result;

interface RunningRequest extends PromiseLike<unknown> {
  readonly queryCacheKey: string;
}

/** A change of a stored response after a mutation. */
export interface CachePatch {
  readonly apply: (dispatch: LifecycleDispatch) => void;
  readonly findRunningRequest: (dispatch: LifecycleDispatch) => RunningRequest | undefined;
}

interface PatchableQueries<Name extends string, Data> {
  readonly util: {
    readonly updateQueryData: (
      name: Name,
      argument: undefined,
      change: (data: Data) => void,
    ) => LifecycleThunk<unknown>;
    readonly getRunningQueryThunk: (
      name: Name,
      argument: undefined,
    ) => LifecycleThunk<RunningRequest | undefined>;
  };
}

/** Patches the stored response of a query without parameters. */
export function patchQuery<Name extends string, Data>(
  { util }: PatchableQueries<Name, Data>,
  name: Name,
  change: (data: Data) => void,
): CachePatch {
  return {
    apply: (dispatch) => dispatch(util.updateQueryData(name, undefined, change)),
    findRunningRequest: (dispatch) => dispatch(util.getRunningQueryThunk(name, undefined)),
  };
}

interface MutationEffects<Data, Arg> {
  readonly invalidates?: readonly Tag[];
  /** The tags of the data to load again if the API refuses the request. The data may be out of date. */
  readonly invalidatesIfRefused?: readonly Tag[];
  readonly patches?: (data: Data, argument: Arg) => readonly CachePatch[];
}

/**
 * Applies a patch. If a request was started before the response of the mutation, applies the patch again after that
 * request, because its response can have the state from before the mutation.
 */
async function applyPatch(
  { apply, findRunningRequest }: CachePatch,
  { dispatch, getState }: Pick<MutationLifecycle, 'dispatch' | 'getState'>,
  respondedAt: number,
  isCurrent: () => boolean,
): Promise<void> {
  apply(dispatch);
  const request = findRunningRequest(dispatch);
  if (request === undefined) return;
  const startedAt = getState().api.queries[request.queryCacheKey]?.startedTimeStamp;
  if (startedAt === undefined || startedAt >= respondedAt) return;
  await request;
  if (isCurrent()) apply(dispatch);
}

export function memberMutation<Op extends Operation, Arg>(
  build: Build,
  operation: Op,
  input: (identity: Identity, argument: Arg) => CallInput<Op>,
  { invalidates = [], invalidatesIfRefused = [], patches }: MutationEffects<OperationData<Op>, Arg> = {},
) {
  return build.mutation<OperationData<Op>, Arg>({
    query: (argument) => (identity) => identity && prepareCall(operation, input(identity, argument)),
    invalidatesTags: (_data, error) =>
      error === undefined ? invalidates : error.kind === 'refused' ? invalidatesIfRefused : [],
    async onQueryStarted(argument, { dispatch, getState, queryFulfilled }) {
      if (patches === undefined) return;
      // The response of a session that has ended must not change what the next member sees (RD-19).
      const isCurrent = dispatch(markSession());
      const response = await queryFulfilled.catch(() => undefined);
      if (response?.meta === undefined || !isCurrent()) return;
      const { respondedAt } = response.meta;
      await Promise.all(
        patches(response.data, argument).map((patch) =>
          applyPatch(patch, { dispatch, getState }, respondedAt, isCurrent),
        ),
      );
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
