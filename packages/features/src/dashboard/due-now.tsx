import { useUserSettingQuery } from '@chada/stores/user';
import { SkeletonGroup } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { CheckInPrompt } from '../common/layout/check-in-prompt.tsx';
import { PartFailed } from '../common/query/part-failed.tsx';
import { useDepositLimitReached } from '../common/protection/use-deposit-limit-reached.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { PromotionCard } from './promotion-card.tsx';

export function DueNow(): ReactElement {
  return (
    <>
      <CheckInPrompt />
      <PromotionNow />
    </>
  );
}

function PromotionNow(): ReactElement | null {
  const t = useText();
  const { features } = useClient();
  const isLimitReached = useDepositLimitReached();
  const query = useUserSettingQuery(undefined, { skip: !features.promotion });
  const { data: setting, isLoading, isError } = query;
  if (isLimitReached) return null;
  if (isLoading) {
    return <SkeletonGroup label={t('common.loading')} shape="card" count={1} className="cf-promotion-wait" />;
  }
  if (setting !== undefined) return <PromotionCard setting={setting} />;
  return isError ? <PartFailed query={query}>{t('dashboard.promotionNotKnown')}</PartFailed> : null;
}
