import { useConfiguration } from '@chada/stores';
import {
  Card,
  Columns,
  GiftIcon,
  LinkButton,
  LockIcon,
  PageHeader,
  Section,
  SkeletonGroup,
} from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { BrandPane } from '../../common/brand/brand-pane.tsx';
import { bonusWindows } from '../../common/money/bonus-windows.ts';
import { FeatureGate } from '../../common/brand/feature-gate.tsx';
import { paths } from '../../common/layout/paths.ts';
import { Phrases } from '../../common/layout/phrases.tsx';
import { useText } from '../../common/brand/site-context.tsx';
import { usePageTitle } from '../../common/layout/use-page-title.ts';
import { BonusTerms } from './bonus-terms.tsx';
import { NoPromotion } from './no-promotion.tsx';
import { PromotionSteps } from './promotion-steps.tsx';
import { WindowCards, BonusWindowSkeletons } from './window-card.tsx';

/** The promotion page for visitors at /promotion (PU-11, RD-22). */
export function PublicPromotionPage(): ReactElement {
  return (
    <FeatureGate feature="promotion">
      <VisitorPromotion />
    </FeatureGate>
  );
}

function VisitorPromotion(): ReactElement {
  const t = useText();
  usePageTitle(t('depositPromotion.title'));
  const { promotion } = useConfiguration();
  const isNone = promotion !== null && bonusWindows(promotion).length === 0;
  return (
    <div className="cf-promo">
      <PageHeader title={t('depositPromotion.title')} description={t('depositPromotion.lead')} />
      <Columns
        main={
          isNone ? (
            <NoPromotion action={{ text: 'depositPromotion.visitorRegister', to: paths.register }} />
          ) : (
            <>
              <Invitation windowsShown={promotion !== null} />
              <Windows />
            </>
          )
        }
        aside={
          isNone ? null : (
            <>
              <BrandPane scene="rewards" />
              <PromotionSteps />
            </>
          )
        }
      />
      {!isNone && <BonusTerms />}
    </div>
  );
}

function Invitation({ windowsShown }: { windowsShown: boolean }): ReactElement {
  const t = useText();
  return (
    <Card tone="accent" padding="lg" className="cf-promo__invite cf-accent-card">
      <span className="cf-promo__gift">
        <GiftIcon size={32} />
      </span>
      <h2 className="cf-stage-heading">{t('depositPromotion.visitorTitle')}</h2>
      <p>
        <Phrases text={t('depositPromotion.visitorText')} />
      </p>
      <div className="cf-promo__ways">
        <LinkButton variant="primary" fullWidth render={<Link to={paths.mediaPromotion} />}>
          {windowsShown ? t('depositPromotion.visitorDeposit') : t('depositPromotion.visitorLogin')}
        </LinkButton>
        <LinkButton variant="ghost" fullWidth render={<Link to={paths.register} />}>
          {t('depositPromotion.visitorNew')}
        </LinkButton>
      </div>
    </Card>
  );
}

function Windows(): ReactElement {
  const t = useText();
  const { promotion, settingStatus } = useConfiguration();
  if (promotion !== null) return <WindowCards windows={bonusWindows(promotion)} />;
  const isKnown = settingStatus === 'ready' || settingStatus === 'failed';
  return (
    <Section title={t('depositPromotion.windows')}>
      {isKnown ? (
        <ul className="cf-promo__windows">
          {[1, 2].map((number) => (
            <li key={number} className="cf-promo__place">
              <Card className="cf-promo-window">
                <h3 className="cf-label">{t('depositPromotion.window', { number })}</h3>
                <p className="cf-promo-window__locked cf-hint">
                  <LockIcon size={20} />
                  <span>{t('depositPromotion.visitorWindow')}</span>
                </p>
              </Card>
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonGroup label={t('common.loading')}>
          <BonusWindowSkeletons />
        </SkeletonGroup>
      )}
    </Section>
  );
}
