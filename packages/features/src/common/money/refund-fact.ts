import { type RefundTable, resolveRefundPercent, type TierLevel } from '@chada/membership-rules';
import { formatPercent, type Translate } from '@chada/messages';
import type { Fact } from '../layout/fact-list.tsx';

/**
 * Returns the refund of a level as a list with one fact. Returns an empty list if the brand gives no refund at this
 * level (RD-01).
 */
export function refundFacts(level: TierLevel, refundTable: RefundTable, t: Translate): readonly Fact[] {
  const percent = resolveRefundPercent(level, refundTable);
  return percent === 0 ? [] : [{ label: t('tier.refundTitle'), value: formatPercent(percent) }];
}
