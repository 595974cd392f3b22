import type { Deposit } from '@chada/contract/deposit';
import type { Slip, SlipRequest } from '@chada/contract/slip';
import type { NoticeContent } from '../notices/notice-content.ts';

/** The final result of a slip: a credited deposit or a deposit request. */
export type SlipResult =
  | { readonly kind: 'credited'; readonly deposit: Deposit }
  | { readonly kind: 'requested'; readonly request: SlipRequest };

/** The state of the slip that the member is sending (EN-06). */
export interface SlipState {
  readonly data: Slip | null;
  readonly result: SlipResult | null;
  /** The notice about the last error (ST-07, ER-06). */
  readonly error: NoticeContent | null;
  readonly mySlipRequest: readonly SlipRequest[] | null;
}
