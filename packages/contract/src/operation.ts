import type * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.contract.ts';

export type Schema = z.ZodMiniType;
/** A zod/mini object schema, for path parameters, queries and bodies. */
export type ObjectSchema = z.ZodMiniType<Record<string, unknown>, Record<string, unknown>>;

type OutputOf<S> = S extends Schema ? z.output<S> : undefined;
type InputOf<S> = S extends Schema ? z.input<S> : undefined;

/** An operation of the HTTP API. The validation, the client's types and the OpenAPI document derive from operations. */
export interface Operation<
  Params extends ObjectSchema | undefined = ObjectSchema | undefined,
  Query extends ObjectSchema | undefined = ObjectSchema | undefined,
  Body extends ObjectSchema | undefined = ObjectSchema | undefined,
  Response extends Schema = Schema,
  Id extends string = string,
> {
  /** A unique id `resource.action`. */
  readonly id: Id;
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** The path with parameters in braces: `/api/auth/deposit/{uuid}`. */
  readonly path: `/api/${string}`;
  /** Ids of the specification's requirements for this operation, such as `ME-09`. */
  readonly rows: readonly string[];
  /** `member` requires a bearer token, which identifies a member's session. `public` requires no token. */
  readonly auth: 'public' | 'member';
  /** One English sentence for the API reference. */
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** `multipart` sends the body as form data, with files for binary fields. */
  readonly bodyType: 'json' | 'multipart';
  /** True if each request must have an `idempotency-key` header, so that a repeated request has no second effect. */
  readonly idempotent: boolean;
  /** Schema of the `data` field of a successful response. */
  readonly response: Response;
  /** Error codes in addition to `commonErrors`. */
  readonly errors: readonly ErrorCode[];
  /** True if the specification does not define the response shape (RD-15). */
  readonly provisional: boolean;
  /** True if the specification does not have this operation. */
  readonly extension: boolean;
  /**
   * True if the API client removes invalid entries from the lists of a response. If false, one invalid entry makes the
   * complete response invalid.
   */
  readonly dropsInvalidItems: boolean;
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
  readonly dropsInvalidItems?: true;
  readonly example: { readonly response: z.input<Response> } & (Params extends ObjectSchema
    ? { readonly params: z.input<Params> }
    : unknown) &
    (Query extends ObjectSchema ? { readonly query: z.input<Query> } : unknown) &
    (Body extends ObjectSchema ? { readonly body: z.input<Body> } : unknown);
};

/**
 * Defines an operation. Defaults: no parameters, a JSON body, not idempotent, no error codes in addition to
 * `commonErrors`.
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
    dropsInvalidItems: false,
    ...definition,
    example: {
      params: undefined as InputOf<Params>,
      query: undefined as InputOf<Query>,
      body: undefined as InputOf<Body>,
      ...example,
    },
  };
}

/** The input of a server's handler: the parsed params, query and body. */
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

/**
 * The input of a client's call: `params`, `query` and `body`. Each of these is optional if all its fields are optional.
 */
export type CallInput<Op extends Operation> = Part<'params', Op['params']> &
  Part<'query', Op['query']> &
  Part<'body', Op['body']>;

/** The `data` field of a successful response. */
export type OperationData<Op extends Operation> = z.output<Op['response']>;
