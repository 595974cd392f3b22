import { useUserSettingQuery } from '@chada/stores/user';
import { Columns, PageHeader, Skeleton, SkeletonGroup, Stack } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { CardSkeleton } from '../../common/layout/card-skeletons.tsx';
import { BrandPane } from '../../common/brand/brand-pane.tsx';
import { bonusWindows } from '../../common/money/bonus-windows.ts';
import { FeatureGate } from '../../common/brand/feature-gate.tsx';
import { refetchStaleOnMount } from '../../common/query/refetch-stale-on-mount.ts';
import { LoadState } from '../../common/query/load-state.tsx';
import { paths } from '../../common/layout/paths.ts';
import { useText } from '../../common/brand/site-context.tsx';
import { usePageTitle } from '../../common/layout/use-page-title.ts';
import { BonusNow } from './bonus-now.tsx';
import { BonusTerms } from './bonus-terms.tsx';
import { NoPromotion } from './no-promotion.tsx';
import { PromotionSteps } from './promotion-steps.tsx';
import { WindowCards, BonusWindowSkeletons } from './window-card.tsx';

/** The promotion screen for members at /auth/media/promotion (ME-19, PR-01, PR-02). */
export function PromotionPage(): ReactElement {
  return (
    <FeatureGate feature="promotion">
      <MemberPromotion />
    </FeatureGate>
  );
}

function MemberPromotion(): ReactElement {
  const t = useText();
  usePageTitle(t('depositPromotion.title'));
  const setting = useUserSettingQuery(undefined, refetchStaleOnMount);
  const hasWindows = setting.data !== undefined && bonusWindows(setting.data).length > 0;
  // The message of an empty or failed page has its own picture.
  const hasMessage = setting.data === undefined ? setting.isError : !hasWindows;
  return (
    <div className="cf-promo">
      <PageHeader
        title={t('depositPromotion.title')}
        description={t('depositPromotion.lead')}
        back={{ label: t('depositPromotion.back'), render: <Link to={paths.media} /> }}
      />
      <Columns
        main={
          <LoadState
            query={setting}
            skeleton={
              <div className="cf-promo__body">
                <SkeletonGroup label={t('common.loading')}>
                  <Stack space={5}>
                    <CardSkeleton lines={6} />
                    <Skeleton shape="title" />
                    <BonusWindowSkeletons />
                  </Stack>
                </SkeletonGroup>
                <PromotionSteps />
              </div>
            }
            errorTitle={t('depositPromotion.failed')}
            empty={{
              when: (loaded) => bonusWindows(loaded).length === 0,
              show: <NoPromotion action={{ text: 'depositPromotion.noneAction', to: paths.media }} />,
            }}
          >
            {(loaded) => (
              <div className="cf-promo__body">
                <BonusNow windows={bonusWindows(loaded)} dayMostSatang={loaded.bonusMax ?? 0} />
                <WindowCards windows={bonusWindows(loaded)} />
                <PromotionSteps />
              </div>
            )}
          </LoadState>
        }
        aside={hasMessage ? null : <BrandPane scene="rewards" />}
      />
      {hasWindows && <BonusTerms />}
    </div>
  );
}
