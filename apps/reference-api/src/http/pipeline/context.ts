import type { ResolvedClient } from '@chada/client-config';
import type { FastifyBaseLogger } from 'fastify';
import type { Tx } from '../../database/connection.ts';
import type { Deps } from '../../deps.ts';

/** The member that a token speaks for. */
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

/** What a handler is told of a request, beside its input. */
export interface Context {
  readonly deps: Deps;
  readonly brand: ResolvedClient;
  readonly requestId: string;
  /** Network address of whoever asks. */
  readonly address: string;
  /** Origin of the brand's site that the request came from; its first domain where none of its own is told. */
  readonly siteOrigin: () => string;
  readonly log: FastifyBaseLogger;
  /** When the request came; one time for all that it does. */
  readonly now: Date;
}

/** A request of a member whose session holds. */
export interface MemberContext extends Context {
  readonly member: SessionMember;
  readonly tokenHash: Buffer;
}

/** A request that moves money within one transaction, which its idempotency key belongs to. */
export interface MoneyContext extends MemberContext {
  readonly tx: Tx;
  /**
   * Runs something as the last step of the transaction, after its answer was kept. Made for what posts to the house's
   * accounts: all members of a brand share these rows, and wait for one another as long as one of them is locked.
   */
  readonly lastly: (work: () => Promise<unknown>) => void;
  /** Runs something once the transaction is committed, without delaying the answer. */
  readonly afterCommit: (work: () => Promise<unknown>) => void;
}

/** A request that moves money through another company, in steps that can each be taken up again by its key. */
export interface StagedContext extends MemberContext {
  readonly key: string;
}
