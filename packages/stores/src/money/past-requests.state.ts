import type { Satang } from '@chada/domain';

export interface PastRequest {
  readonly key: string;
  readonly operation: string;
  /** The time of the request: ISO 8601 in UTC. */
  readonly sentAt: string;
  /** `none` means that the server has no record of the request. `unknown` means that the API can't report results. */
  readonly outcome: 'done' | 'refused' | 'running' | 'none' | 'unknown';
  readonly amountSatang: Satang | null;
  readonly message: string | null;
}

export type PastRequestsState = readonly PastRequest[];
