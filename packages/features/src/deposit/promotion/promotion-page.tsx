import { formatTime } from '@chada/messages';
import { type UserSetting, useNow } from '@chada/stores';
import { useUserSettingQuery } from '@chada/stores/user';
import { Amount, Card, Columns, LinkButton, PageHeader } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { CardSkeletons } from '../../common/layout/card-skeletons.tsx';
import { BrandPane } from '../../common/brand/brand-pane.tsx';
import { shortBaht } from '../../common/money/baht-text.ts';
import { type BonusWindow, bonusWindows, windowPhase } from '../../common/money/bonus-windows.ts';
import { FeatureGate } from '../../common/brand/feature-gate.tsx';
import { useDepositLimitReached } from '../../common/protection/use-deposit-limit-reached.ts';
import { refetchStaleOnMount } from '../../common/query/refetch-stale-on-mount.ts';
import { LoadState } from '../../common/query/load-state.tsx';
import { paths } from '../../common/layout/paths.ts';
import { useText } from '../../common/brand/site-context.tsx';
import { usePageTitle } from '../../common/layout/use-page-title.ts';
import { BonusTerms } from './bonus-terms.tsx';
import { NoPromotion } from './no-promotion.tsx';
import { PromotionSteps } from './promotion-steps.tsx';
import { WindowCards } from './window-card.tsx';

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
            skeleton={<CardSkeletons lines={[2, 2, 2]} />}
            errorTitle={t('depositPromotion.failed')}
            empty={{
              when: (loaded) => bonusWindows(loaded).length === 0,
              show: <NoPromotion action={{ text: 'depositPromotion.noneAction', to: paths.media }} />,
            }}
          >
            {(loaded) => <Filled setting={loaded} windows={bonusWindows(loaded)} />}
          </LoadState>
        }
        aside={
          <>
            <BrandPane scene="rewards" />
            {hasWindows && <PromotionSteps />}
          </>
        }
      />
      {hasWindows && <BonusTerms />}
    </div>
  );
}

function Filled({
  setting,
  windows,
}: {
  setting: UserSetting;
  windows: readonly BonusWindow[];
}): ReactElement {
  const t = useText();
  const isLimitReached = useDepositLimitReached();
  const now = formatTime(useNow());
  const isOpen = windows.some((window) => windowPhase(window, now) === 'open');
  return (
    <div className="cf-promo__body">
      <Card tone="accent" padding="lg" className="cf-promo__total cf-accent-card">
        <p className="cf-hint">{t('depositPromotion.total')}</p>
        <Amount value={shortBaht(setting.bonusMax ?? 0)} size="2xl" />
        {isLimitReached ? (
          <LinkButton fullWidth render={<Link to={paths.protection} />}>
            {t('depositPromotion.limitReached')}
          </LinkButton>
        ) : (
          // Depositing is the main act only while a deposit gets a bonus.
          <LinkButton
            variant={isOpen ? 'primary' : 'secondary'}
            fullWidth
            render={<Link to={paths.deposit} />}
          >
            {t(isOpen ? 'depositPromotion.deposit' : 'depositPromotion.depositWithoutBonus')}
          </LinkButton>
        )}
      </Card>
      <WindowCards windows={windows} />
    </div>
  );
}
