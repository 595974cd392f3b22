import { Card, GiftIcon, LinkButton, LockIcon, PageHeader, Section } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { FeatureGate } from '../common/feature-gate.tsx';
import { paths } from '../common/paths.ts';
import { useText } from '../common/site-context.tsx';
import { usePageTitle } from '../common/use-page-title.ts';
import { PromotionSteps } from './promotion-steps.tsx';

/**
 * /promotion (PU-11): what the promotion is. Its figures are each member's own and asked for with their session, so a
 * visitor is invited in and no figure is made up; signing in from here leads to them.
 */
export function PublicPromotionPage(): ReactElement {
  return (
    <FeatureGate feature="promotion">
      <VisitorPromotion />
    </FeatureGate>
  );
}

function VisitorPromotion(): ReactElement {
  const t = useText();
  usePageTitle(t('promotion.title'));
  return (
    <div className="cf-promo">
      <PageHeader title={t('promotion.title')} description={t('promotion.lead')} />
      <Card tone="accent" padding="lg" className="cf-promo__invite">
        <span className="cf-promo__gift">
          <GiftIcon size={32} />
        </span>
        <h2 className="cf-stage-heading">{t('promotion.visitorTitle')}</h2>
        <p>{t('promotion.visitorText')}</p>
        <div className="cf-promo__ways">
          {/* A member's address: the sign-in comes first and leads on to it. */}
          <LinkButton variant="primary" fullWidth render={<Link to={paths.mediaPromotion} />}>
            {t('promotion.visitorLogin')}
          </LinkButton>
          <LinkButton fullWidth render={<Link to={paths.register} />}>
            {t('promotion.visitorRegister')}
          </LinkButton>
        </div>
      </Card>
      <Section title={t('promotion.windows')}>
        <ul className="cf-promo__windows">
          {[1, 2].map((number) => (
            <li key={number} className="cf-promo__place">
              <Card className="cf-promo-window">
                <h3 className="cf-label">{t('promotion.window', { number })}</h3>
                <p className="cf-promo-window__locked cf-hint">
                  <LockIcon size={20} />
                  <span>{t('promotion.visitorWindow')}</span>
                </p>
              </Card>
            </li>
          ))}
        </ul>
      </Section>
      <PromotionSteps />
    </div>
  );
}
