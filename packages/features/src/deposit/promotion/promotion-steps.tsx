import { Section } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../../common/brand/site-context.tsx';

const steps = [
  { title: 'depositPromotion.stepWait', hint: 'depositPromotion.stepWaitHint' },
  { title: 'depositPromotion.stepDeposit', hint: 'depositPromotion.stepDepositHint' },
  { title: 'depositPromotion.stepBonus', hint: 'depositPromotion.stepBonusHint' },
] as const;

export function PromotionSteps(): ReactElement {
  const t = useText();
  return (
    <Section title={t('depositPromotion.stepsTitle')}>
      <ol className="cf-promo__steps">
        {steps.map(({ title, hint }, index) => (
          <li key={title} className="cf-promo__step">
            <span className="cf-promo__mark" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <p className="cf-promo__step-title">{t(title)}</p>
              <p className="cf-hint">{t(hint)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
