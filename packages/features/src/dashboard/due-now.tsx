import { useUserSettingQuery } from '@chada/stores/user';
import { SkeletonGroup } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { CheckInPrompt } from '../common/check-in-prompt.tsx';
import { useClient, useText } from '../common/site-context.tsx';
import { PromotionCard } from './promotion-card.tsx';

/**
 * What is due now, under the credit: the check-in prompt goes before the promotion (ST-05). Nothing due, or failed:
 * nothing is drawn, since nothing was asked for.
 */
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
  const { data: setting, isLoading } = useUserSettingQuery(undefined, { skip: !features.promotion });
  // Its place is kept while it loads: what is under it must not move under a finger.
  if (isLoading) return <SkeletonGroup label={t('common.loading')} shape="card" count={1} />;
  return setting === undefined ? null : <PromotionCard setting={setting} />;
}
