import { Section } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../../common/brand/site-context.tsx';
import { NumberedSteps } from '../../common/layout/numbered-steps.tsx';

export function PromotionSteps(): ReactElement {
  const t = useText();
  return (
    <Section title={t('depositPromotion.stepsTitle')}>
      <NumberedSteps
        className="ck-stack cf-promo__steps"
        steps={[
          { title: t('depositPromotion.stepWait'), hint: t('depositPromotion.stepWaitHint') },
          { title: t('depositPromotion.stepDeposit'), hint: t('depositPromotion.stepDepositHint') },
          { title: t('depositPromotion.stepBonus'), hint: t('depositPromotion.stepBonusHint') },
        ]}
      />
    </Section>
  );
}
