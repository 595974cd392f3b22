import type { Satang } from '@chada/domain';

/** A money request of an earlier session with its outcome. */
export interface PastRequest {
  /** Its idempotency key. */
  readonly key: string;
  /** Id of the operation, e.g. `withdraw.create`. */
  readonly operation: string;
  /** ISO 8601 in UTC. */
  readonly sentAt: string;
  /** `none`: the server has no record of it; `unknown`: the backend can't report outcomes. */
  readonly outcome: 'done' | 'refused' | 'running' | 'none' | 'unknown';
  readonly amountSatang: Satang | null;
  /** Reason of the refusal, in Thai. */
  readonly message: string | null;
}

/** In the order in which their outcomes became known. */
export type PastRequestsState = readonly PastRequest[];
