import type { Operation, OperationId, Operations, ParsedInput } from '@chada/contract';
import type { ResolvedClient } from '@chada/client-config';
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod/mini';
import type { Tx } from '../../database/connection.ts';
import type { TransferName } from '../../cells/cell-registry.ts';
import type { Deps } from '../../deps.ts';

export interface SessionMember {
  readonly id: number;
  readonly uuid: string;
  readonly username: string;
  readonly name: string;
  readonly phone: string;
  readonly bankUuid: string;
  /** The three-digit clearing code of the member's bank. */
  readonly bankCode: string;
  readonly bankAccount: string;
  readonly points: number;
  readonly createdAt: Date;
}

export interface Context {
  readonly deps: Deps;
  readonly brand: ResolvedClient;
  readonly requestId: string;
  readonly address: string;
  /**
   * Returns the origin of the site that sent the request. If this origin is unknown, returns the origin of the brand's
   * first domain.
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

/** The context of a `money` handler. One transaction (`tx`) moves the money and stores the response. */
export interface MoneyContext extends MemberContext {
  readonly tx: Tx;
  /**
   * Runs `work` just before the commit. Handlers post journals in `work`, because a posting locks accounts that all
   * members share, and these locks must be short.
   */
  readonly beforeCommit: (work: () => Promise<unknown>) => void;
  /** Runs `work` after the commit. The response does not wait for `work`. */
  readonly afterCommit: (work: () => Promise<unknown>) => void;
  /** Runs `work` after a refusal is stored and the transaction is rolled back. */
  readonly afterRefusal: (work: () => Promise<unknown>) => void;
  /**
   * The id of the claim to a bank transfer. The handler's method `claims` returned this transfer. Undefined if there is
   * no registry, because all brands are in one database.
   */
  readonly claim: string | undefined;
}

/** The context of a `stepwise` handler. A repeated request continues after the last completed step. */
export interface StepwiseContext extends MemberContext {
  readonly key: string;
}

export type ResponseData<Op extends Operation> = z.input<Op['response']>;

/** `run` must be a method. If it were a property, TypeScript would not accept a list of different handlers. */
interface RequestRunner<Op extends Operation, Ctx> {
  run(context: Ctx, input: ParsedInput<Op>): Promise<ResponseData<Op>>;
}

interface TransferClaimer<Op extends Operation> {
  /** Returns the bank transfer that the API must claim in the registry before the transaction. */
  claims(context: MemberContext, input: ParsedInput<Op>): Promise<TransferName | undefined>;
}

/**
 * A `money` handler runs in one transaction. A `stepwise` handler calls a bank or provider between several
 * transactions.
 */
export type Handler<Op extends Operation> =
  | ({ readonly kind: 'public' } & RequestRunner<Op, Context>)
  | ({ readonly kind: 'member' } & RequestRunner<Op, MemberContext>)
  | ({ readonly kind: 'money' } & RequestRunner<Op, MoneyContext> & Partial<TransferClaimer<Op>>)
  | ({ readonly kind: 'stepwise' } & RequestRunner<Op, StepwiseContext>);

export type Handlers = { readonly [Id in OperationId]: Handler<Operations[Id]> };

export type HandlersOf<Id extends keyof Handlers> = Pick<Handlers, Id>;
