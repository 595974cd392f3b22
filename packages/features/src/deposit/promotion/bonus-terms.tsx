import { Section } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useClient, useText } from '../../common/site-context.tsx';

/** What must be staked before a bonus may be withdrawn, where the brand asks for it; said before the deposit. */
export function BonusTerms(): ReactElement | null {
  const t = useText();
  const { turnoverMultiple, turnoverCategories, turnoverDays } = useClient().bonus;
  if (turnoverMultiple === 0) return null;
  const games = turnoverCategories.map((category) => t(`game.${category}`)).join(' ');
  return (
    <Section title={t('promotion.termsTitle')}>
      <ul className="cf-promo__terms">
        <li>{t('promotion.termsTurnover', { multiple: turnoverMultiple, days: turnoverDays })}</li>
        <li>{t('promotion.termsGames', { games })}</li>
        <li>{t('promotion.termsFree')}</li>
        <li>{t('promotion.termsOrder')}</li>
        <li>{t('promotion.termsOver')}</li>
      </ul>
    </Section>
  );
}
