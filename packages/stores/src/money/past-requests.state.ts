import type { Satang } from '@chada/membership-rules';

/** A money request of an earlier session, with what became of it. */
export interface PastRequest {
  /** Its idempotency key. */
  readonly key: string;
  /** Id of the operation, e.g. `withdraw.create`. */
  readonly operation: string;
  /** ISO 8601 in UTC. */
  readonly sentAt: string;
  /** `none`: the server has no effect of it on record; `unknown`: this backend can't say. */
  readonly outcome: 'done' | 'refused' | 'running' | 'none' | 'unknown';
  readonly amountSatang: Satang | null;
  /** Why it was refused, in Thai. */
  readonly message: string | null;
}

/** In the order in which their outcomes became known. */
export type PastRequestsState = readonly PastRequest[];
