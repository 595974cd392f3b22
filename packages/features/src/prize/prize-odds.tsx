import type { FlipCards } from '@chada/stores/prize';
import { Button, Dialog, PercentIcon } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { PrizeArt } from './prize-art.tsx';
import { chancesByPrize, chanceText } from './prize-text.ts';
import { useText } from '../common/brand/site-context.tsx';
import { useHistoryDialog } from '../common/layout/use-history-dialog.ts';

export interface PrizeOddsProps {
  chances: FlipCards['chances'];
  hint?: string;
}

export function PrizeOdds({ chances, hint }: PrizeOddsProps): ReactElement {
  const t = useText();
  const odds = useHistoryDialog('odds');
  return (
    <>
      <Button variant="ghost" size="sm" icon={<PercentIcon size={20} />} onClick={odds.open}>
        {t('prize.odds')}
      </Button>
      <Dialog
        open={odds.isOpen}
        onClose={odds.close}
        title={t('prize.odds')}
        description={t('prize.oddsText')}
        closeLabel={t('common.close')}
      >
        <table className="cf-odds">
          <thead>
            <tr>
              <th scope="col">{t('prize.oddsPrize')}</th>
              <th scope="col">{t('prize.oddsChance')}</th>
            </tr>
          </thead>
          <tbody>
            {chancesByPrize(chances).map(({ prize, chancePpm }) => (
              <tr key={`${prize.kind} ${prize.amount} ${prize.label}`}>
                <th scope="row">
                  <span className="cf-odds__prize">
                    <PrizeArt kind={prize.kind} size={28} />
                    <span>{prize.label}</span>
                  </span>
                </th>
                <td className="ck-tabular">{chanceText(chancePpm)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {hint !== undefined && <p className="cf-hint">{hint}</p>}
      </Dialog>
    </>
  );
}
