import type * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.contract.ts';

/** Any zod/mini schema. */
export type Schema = z.ZodMiniType;
/** A zod/mini object schema, for path parameters, queries and bodies. */
export type ObjectSchema = z.ZodMiniType<Record<string, unknown>, Record<string, unknown>>;

type OutputOf<S> = S extends Schema ? z.output<S> : undefined;
type InputOf<S> = S extends Schema ? z.input<S> : undefined;

/**
 * An operation of the HTTP API. The server validates with it; the client's calls and types, mocks, fuzz tests, OpenAPI and
 * the reference page derive from it.
 */
export interface Operation<
  Params extends ObjectSchema | undefined = ObjectSchema | undefined,
  Query extends ObjectSchema | undefined = ObjectSchema | undefined,
  Body extends ObjectSchema | undefined = ObjectSchema | undefined,
  Response extends Schema = Schema,
  Id extends string = string,
> {
  /** `resource.action`, unique. */
  readonly id: Id;
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** Parameters in braces, as the specification writes them: `/api/auth/deposit/{uuid}`. */
  readonly path: `/api/${string}`;
  /** Rows of the specification that name this operation. */
  readonly rows: readonly string[];
  /** `member`: requires a bearer token bound to the brand; `public`: no token. */
  readonly auth: 'public' | 'member';
  /** One English sentence for the reference page. */
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** `multipart`: the body's fields arrive as form data, binary ones as files. */
  readonly bodyType: 'json' | 'multipart';
  /** True if the call moves money or draws a prize. It then requires an `idempotency-key` header. */
  readonly idempotent: boolean;
  /** Schema of `data` in the envelope. */
  readonly response: Response;
  /** Refusals of this operation; those of `commonErrors` can come from any. */
  readonly errors: readonly ErrorCode[];
  /** True if the specification shows no shape and we chose one (RD-15). */
  readonly provisional: boolean;
  /** True if the specification does not name this call and the product needs it. */
  readonly extension: boolean;
  /** A realistic call and its response. */
  readonly example: Example<Params, Query, Body, Response>;
}

interface Example<Params, Query, Body, Response extends Schema> {
  readonly params: InputOf<Params>;
  readonly query: InputOf<Query>;
  readonly body: InputOf<Body>;
  readonly response: z.input<Response>;
}

type Definition<
  Params extends ObjectSchema | undefined,
  Query extends ObjectSchema | undefined,
  Body extends ObjectSchema | undefined,
  Response extends Schema,
  Id extends string,
> = Pick<Operation, 'method' | 'path' | 'rows' | 'auth' | 'summary'> & {
  readonly id: Id;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly bodyType?: 'multipart';
  readonly idempotent?: true;
  readonly response: Response;
  readonly errors?: readonly ErrorCode[];
  readonly provisional: boolean;
  readonly extension?: true;
  readonly example: { readonly response: z.input<Response> } & (Params extends ObjectSchema
    ? { readonly params: z.input<Params> }
    : unknown) &
    (Query extends ObjectSchema ? { readonly query: z.input<Query> } : unknown) &
    (Body extends ObjectSchema ? { readonly body: z.input<Body> } : unknown);
};

/**
 * Defines an operation with defaults: no parameters, a JSON body, not idempotent, no errors of its own. The schemas type
 * the example, so an operation without a complete one does not compile.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineOperation<
  const Id extends string,
  Response extends Schema,
  Params extends ObjectSchema | undefined = undefined,
  Query extends ObjectSchema | undefined = undefined,
  Body extends ObjectSchema | undefined = undefined,
>(definition: Definition<Params, Query, Body, Response, Id>): Operation<Params, Query, Body, Response, Id> {
  const { example } = definition;
  return {
    params: undefined as Params,
    query: undefined as Query,
    body: undefined as Body,
    bodyType: 'json',
    idempotent: false,
    errors: [],
    extension: false,
    ...definition,
    example: {
      params: undefined as InputOf<Params>,
      query: undefined as InputOf<Query>,
      body: undefined as InputOf<Body>,
      ...example,
    },
  };
}

/** The input of a handler: parsed params, query and body; `undefined` if the operation has none. */
export interface ParsedInput<Op extends Operation> {
  readonly params: OutputOf<Op['params']>;
  readonly query: OutputOf<Op['query']>;
  readonly body: OutputOf<Op['body']>;
}

type Part<Name extends string, S> = S extends Schema
  ? Record<string, never> extends z.input<S>
    ? { readonly [K in Name]?: z.input<S> }
    : { readonly [K in Name]: z.input<S> }
  : unknown;

/** The input of a call: only the parts that the operation has, each required if it has a required field. */
export type CallInput<Op extends Operation> = Part<'params', Op['params']> &
  Part<'query', Op['query']> &
  Part<'body', Op['body']>;

/** The `data` of a successful response. */
export type OperationData<Op extends Operation> = z.output<Op['response']>;
