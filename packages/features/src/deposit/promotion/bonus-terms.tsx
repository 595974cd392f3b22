import { Card, Section } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useClient, useText } from '../../common/brand/site-context.tsx';
import { useGameName } from '../../common/brand/use-game-name.ts';

export function BonusTerms(): ReactElement | null {
  const t = useText();
  const gameName = useGameName();
  const { turnoverMultiple, turnoverCategories, turnoverDays } = useClient().bonus;
  if (turnoverMultiple === 0) return null;
  const games = turnoverCategories.map(gameName).join(' ');
  return (
    <Section title={t('depositPromotion.termsTitle')}>
      <Card>
        <ul className="cf-promo__terms">
          <li>{t('depositPromotion.termsTurnover', { multiple: turnoverMultiple, days: turnoverDays })}</li>
          <li>{t('depositPromotion.termsGames', { games })}</li>
          <li>{t('depositPromotion.termsFree')}</li>
          <li>{t('depositPromotion.termsOrder')}</li>
          <li>{t('depositPromotion.termsOver')}</li>
        </ul>
      </Card>
    </Section>
  );
}
