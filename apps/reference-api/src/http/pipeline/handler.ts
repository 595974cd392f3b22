import type { Operation, OperationId, Operations, ParsedInput } from '@chada/contract';
import type { ResolvedClient } from '@chada/client-config';
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod/mini';
import type { Tx } from '../../database/connection.ts';
import type { Deps } from '../../deps.ts';

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

export interface Context {
  readonly deps: Deps;
  readonly brand: ResolvedClient;
  readonly requestId: string;
  readonly address: string;
  /**
   * Returns the origin of the member site that sent the request. If the request names no site of this brand,
   * returns the origin of the brand's first domain.
   */
  readonly siteOrigin: () => string;
  readonly log: FastifyBaseLogger;
  /** The time of the request. Handlers must not use another clock. */
  readonly now: Date;
}

export interface MemberContext extends Context {
  readonly member: SessionMember;
  readonly tokenHash: Buffer;
}

/**
 * The context of a request that moves money in one transaction, `tx`. The same transaction stores the
 * response under the idempotency key.
 */
export interface MoneyContext extends MemberContext {
  readonly tx: Tx;
  /**
   * Defers postings to the brand's own accounts until just before commit, because all members wait for the
   * locks on these accounts.
   */
  readonly beforeCommit: (work: () => Promise<unknown>) => void;
  /** Starts work after the commit. The response does not wait for this work. */
  readonly afterCommit: (work: () => Promise<unknown>) => void;
  /**
   * Runs work after the refusal is stored and the transaction is rolled back. The response waits for this
   * work.
   */
  readonly afterRefusal: (work: () => Promise<unknown>) => void;
}

/**
 * The context of a request that moves money at a bank or provider in several steps. If a request is repeated,
 * it continues after the last completed step.
 */
export interface StepwiseContext extends MemberContext {
  readonly key: string;
}

/** The `data` of a response before the contract's schema has parsed it. */
export type ResponseData<Op extends Operation> = z.input<Op['response']>;

/**
 * Declares a method instead of a property, because TypeScript then accepts handlers of different operations
 * in one list.
 */
interface Runs<Op extends Operation, Ctx> {
  run(context: Ctx, input: ParsedInput<Op>): Promise<ResponseData<Op>>;
}

/**
 * Serves an operation. A `money` handler runs in one transaction. A `stepwise` handler calls a bank or
 * provider between several transactions.
 */
export type Handler<Op extends Operation> =
  | ({ readonly kind: 'public' } & Runs<Op, Context>)
  | ({ readonly kind: 'member' } & Runs<Op, MemberContext>)
  | ({ readonly kind: 'money' } & Runs<Op, MoneyContext>)
  | ({ readonly kind: 'stepwise' } & Runs<Op, StepwiseContext>);

/** The type requires a handler for every operation. */
export type Handlers = { readonly [Id in OperationId]: Handler<Operations[Id]> };

export type HandlersOf<Id extends keyof Handlers> = Pick<Handlers, Id>;
