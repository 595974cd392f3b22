import { addTexts } from '@chada/messages';
import { lockedBonus } from '@chada/messages/texts';
import { useWithdrawRequestsQuery } from '@chada/stores/withdrawal';
import type { ReactElement } from 'react';
import { LoadingStatus } from '../common/query/loading-status.tsx';
import { refetchStaleOnMount } from '../common/query/refetch-stale-on-mount.ts';
import { LockedBonuses } from '../common/money/locked-bonuses.tsx';
import { PartFailed } from '../common/query/part-failed.tsx';
import { useText } from '../common/brand/site-context.tsx';

addTexts({ lockedBonus });

export function LockedBonusesNow(): ReactElement {
  const t = useText();
  const query = useWithdrawRequestsQuery(undefined, refetchStaleOnMount);
  const { data, isError } = query;
  if (data !== undefined) return <LockedBonuses bonuses={data.allowance.lockedBonuses ?? []} />;
  if (isError) return <PartFailed query={query}>{t('lockedBonus.notKnown')}</PartFailed>;
  return <LoadingStatus />;
}
