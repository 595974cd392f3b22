import type { Operation, OperationId, Operations, ParsedInput } from '@chada/contract';
import type { ResolvedClient } from '@chada/client-config';
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod/mini';
import type { Tx } from '../../database/connection.ts';
import type { Deps } from '../../deps.ts';

/** The member that a token belongs to. */
export interface SessionMember {
  readonly id: number;
  readonly uuid: string;
  readonly username: string;
  readonly name: string;
  readonly phone: string;
  readonly bankUuid: string;
  /** Three-digit clearing code. */
  readonly bankCode: string;
  readonly bankAccount: string;
  readonly point: number;
  readonly createdAt: Date;
}

/** What a handler receives with its input. */
export interface Context {
  readonly deps: Deps;
  readonly brand: ResolvedClient;
  readonly requestId: string;
  /** Network address of the client. */
  readonly address: string;
  /** Returns the origin of the brand's site that sent the request, or the brand's first domain. */
  readonly siteOrigin: () => string;
  readonly log: FastifyBaseLogger;
  /** When the request arrived; one time for everything that it does. */
  readonly now: Date;
}

/** The context of a request with a valid session. */
export interface MemberContext extends Context {
  readonly member: SessionMember;
  readonly tokenHash: Buffer;
}

/** The context of a request that moves money within the transaction that stores its idempotency key. */
export interface MoneyContext extends MemberContext {
  readonly tx: Tx;
  /**
   * Defers work until just before commit, after the response is stored. For postings to the brand's own accounts: all
   * its members share these rows, and wait for each other while one of them is locked.
   */
  readonly beforeCommit: (work: () => Promise<unknown>) => void;
  /** Starts work after the commit, without delaying the response. */
  readonly afterCommit: (work: () => Promise<unknown>) => void;
}

/** The context of a request that moves money through another company, in steps that its key can resume. */
export interface StepwiseContext extends MemberContext {
  readonly key: string;
}

/** What a handler returns: the `data` of the response, before the contract's schema parses it. */
export type ResponseData<Op extends Operation> = z.input<Op['response']>;

/** A method, not a function property, so that a handler of one operation is assignable to a handler of any. */
interface Runs<Op extends Operation, Ctx> {
  run(context: Ctx, input: ParsedInput<Op>): Promise<ResponseData<Op>>;
}

/**
 * Serves an operation. `public` and `member` match the contract's `auth`; of the idempotent operations, `money` runs in
 * the one transaction that stores the key, `stepwise` in several steps with a call to another company between them.
 */
export type Handler<Op extends Operation> =
  | ({ readonly kind: 'public' } & Runs<Op, Context>)
  | ({ readonly kind: 'member' } & Runs<Op, MemberContext>)
  | ({ readonly kind: 'money' } & Runs<Op, MoneyContext>)
  | ({ readonly kind: 'stepwise' } & Runs<Op, StepwiseContext>);

/** A handler for every operation; a missing one does not compile. */
export type Handlers = { readonly [Id in OperationId]: Handler<Operations[Id]> };

/** The part of the handlers that one module serves. */
export type HandlersOf<Id extends keyof Handlers> = Pick<Handlers, Id>;
