import { addTexts } from '@chada/messages';
import { lockedBonus } from '@chada/messages/texts';
import { useWithdrawRequestsQuery } from '@chada/stores/withdrawal';
import { SkeletonGroup } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { freshOnArrival } from '../common/query/fresh-on-arrival.ts';
import { LockedBonuses } from '../common/money/locked-bonuses.tsx';
import { PartFailed } from '../common/query/part-failed.tsx';
import { useText } from '../common/brand/site-context.tsx';

addTexts({ lockedBonus });

export function LockedBonusesNow(): ReactElement | null {
  const t = useText();
  const query = useWithdrawRequestsQuery(undefined, freshOnArrival);
  const { data, isError } = query;
  if (data !== undefined) return <LockedBonuses bonuses={data.allowance.lockedBonuses ?? []} />;
  if (isError) return <PartFailed query={query}>{t('lockedBonus.notKnown')}</PartFailed>;
  return <SkeletonGroup label={t('common.loading')} shape="title" count={1} />;
}
