import { useUserSettingQuery } from '@chada/stores/user';
import { SkeletonGroup } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { CheckInPrompt } from '../common/layout/check-in-prompt.tsx';
import { PartFailed } from '../common/query/part-failed.tsx';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { PromotionCard } from './promotion-card.tsx';

/** The check-in prompt, then the promotion, below the credit (ST-05). Renders nothing if nothing is due. */
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
  const query = useUserSettingQuery(undefined, { skip: !features.promotion });
  const { data: setting, isLoading, isError } = query;
  // The skeleton reserves the space: the content below must not move.
  if (isLoading) return <SkeletonGroup label={t('common.loading')} shape="card" count={1} />;
  if (setting !== undefined) return <PromotionCard setting={setting} />;
  return isError ? <PartFailed query={query}>{t('dashboard.promotionNotKnown')}</PartFailed> : null;
}
