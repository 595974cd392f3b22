import type { Deposit } from '@chada/contract/deposit';
import type { Slip, SlipRequest } from '@chada/contract/slip';
import type { NoticeContent } from '../notices/notice-content.ts';

/** The result of a slip: credited, or passed to staff. */
export type SlipResult =
  | { readonly kind: 'credited'; readonly deposit: Deposit }
  | { readonly kind: 'requested'; readonly request: SlipRequest };

/** The slip in progress (EN-06). */
export interface SlipState {
  /** The slip as the bank confirms it, once verified. */
  readonly data: Slip | null;
  readonly result: SlipResult | null;
  /** The server's message of the last failure (ST-07, ER-06). */
  readonly error: NoticeContent | null;
  readonly mySlipRequest: readonly SlipRequest[] | null;
}
