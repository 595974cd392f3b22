import { useUserSettingQuery } from '@chada/stores/user';
import type { ReactElement } from 'react';
import { useClient } from '../common/site-context.tsx';
import { PromotionCard } from './promotion-card.tsx';

/**
 * What is due now, under the credit: the check-in prompt goes before the promotion (ST-05), and takes its place here as
 * the check-in is served. Nothing due, still loading, or failed: nothing is drawn, since nothing was asked for.
 */
export function DueNow(): ReactElement | null {
  const { features } = useClient();
  const { data: setting } = useUserSettingQuery(undefined, { skip: !features.promotion });
  return setting === undefined ? null : <PromotionCard setting={setting} />;
}
