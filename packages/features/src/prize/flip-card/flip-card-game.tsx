import type { PrizeLog } from '@chada/stores';
import type { FlipCardDraw, FlipCards } from '@chada/stores/prize';
import { Button } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { FairnessLink } from '../fairness-link.tsx';
import { PrizeOdds } from '../prize-odds.tsx';
import { PrizeResult } from '../prize-result.tsx';
import { DrawFailure, LatestPrize, NextDrawHint, TurnsLeft } from '../prize-turns.tsx';
import { useText } from '../../common/brand/site-context.tsx';
import type { Draw } from '../use-draw.ts';
import { CardBoard } from './card-board.tsx';

export interface FlipCardGameProps {
  turns: Pick<FlipCards, 'left' | 'nextAt' | 'chances'>;
  draw: Draw<FlipCardDraw>;
  latest: PrizeLog | undefined;
}

export function FlipCardGame({ turns, draw, latest }: FlipCardGameProps): ReactElement {
  const t = useText();
  const { phase, choice, response, error } = draw;
  const left = phase === 'shown' && response !== null ? response.left : turns.left;
  const resting = phase === 'ready' || phase === 'shown';
  return (
    <>
      <CardBoard
        phase={phase}
        choice={choice}
        faces={response?.faces ?? null}
        disabled={phase !== 'ready' || left === 0 || draw.unknown || draw.isCoolingDown}
        onChoose={draw.draw}
      />
      <div className="cf-game-panel">
        <p className="ck-visually-hidden" role="status">
          {!resting && choice !== null ? t('prizeFlipCard.opening', { number: choice + 1 }) : ''}
        </p>
        {phase === 'ready' && left > 0 && error === null && (
          <p className="cf-flip__choose">{t('prizeFlipCard.choose')}</p>
        )}
        {phase === 'shown' && response !== null && (
          <PrizeResult drawn={response}>
            <p className="cf-hint cf-flip__others">{t('prizeFlipCard.others')}</p>
          </PrizeResult>
        )}
        {phase === 'ready' && error !== null && choice !== null && (
          <DrawFailure error={error} onAgain={() => draw.draw(choice)} />
        )}
        {phase === 'moving' && (
          <Button fullWidth onClick={draw.finish}>
            {t('prize.seeResult')}
          </Button>
        )}
        {phase === 'shown' && left > 0 && (
          <Button variant="primary" size="lg" fullWidth disabled={draw.isCoolingDown} onClick={draw.again}>
            {t('prize.again')}
          </Button>
        )}
        {resting && left > 0 && <NextDrawHint draw={draw} />}
        {resting && <TurnsLeft left={left} nextAt={turns.nextAt} />}
        {phase === 'ready' && left === 0 && latest !== undefined && <LatestPrize log={latest} />}
        {resting && (
          <div className="cf-game-panel__links">
            <PrizeOdds chances={turns.chances} />
            <FairnessLink />
          </div>
        )}
      </div>
    </>
  );
}
