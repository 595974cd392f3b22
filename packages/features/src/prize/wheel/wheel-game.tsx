import type { PrizeLog } from '@chada/stores';
import type { Wheel, WheelDraw } from '@chada/stores/prize';
import { Button, WheelIcon } from '@chada/ui-kit';
import { type ReactElement, useMemo } from 'react';
import { FairnessLink } from '../fairness-link.tsx';
import { PrizeOdds } from '../prize-odds.tsx';
import { PrizeResult } from '../prize-result.tsx';
import { DrawFailure, LatestPrize, NextDrawHint, TurnsLeft } from '../prize-turns.tsx';
import { useText } from '../../common/brand/site-context.tsx';
import type { Draw } from '../use-draw.ts';
import { WheelStage } from './wheel-stage.tsx';

export interface WheelGameProps {
  wheel: Wheel;
  draw: Draw<WheelDraw>;
  latest: PrizeLog | undefined;
}

export function WheelGame({ wheel, draw, latest }: WheelGameProps): ReactElement {
  const t = useText();
  const { phase, response, error, unknown } = draw;
  const { segments, nextAt } = wheel;
  const result = useMemo(
    () => (response === null ? null : { segmentId: response.segmentId, logId: response.log.id }),
    [response],
  );
  const left = phase === 'shown' && response !== null ? response.left : wheel.left;
  const resting = phase === 'ready' || phase === 'shown';
  return (
    <>
      <WheelStage segments={segments} phase={phase} result={result} />
      <div className="cf-game-panel">
        <p className="ck-visually-hidden" role="status">
          {phase === 'asking' ? t('prizeWheel.asking') : phase === 'moving' ? t('prizeWheel.spinning') : ''}
        </p>
        {phase === 'shown' && response !== null && <PrizeResult drawn={response} />}
        {phase === 'ready' && error !== null && <DrawFailure error={error} onAgain={() => draw.draw(0)} />}
        {phase === 'moving' && (
          <Button size="lg" fullWidth onClick={draw.finish}>
            {t('prize.seeResult')}
          </Button>
        )}
        {phase === 'asking' || (resting && left > 0 && !unknown) ? (
          <Button
            variant="primary"
            size="lg"
            fullWidth
            icon={<WheelIcon />}
            loading={phase === 'asking'}
            disabled={resting && draw.isCoolingDown}
            onClick={() => draw.draw(0)}
          >
            {t(phase === 'shown' ? 'prize.again' : 'prizeWheel.spin')}
          </Button>
        ) : null}
        {resting && left > 0 && <NextDrawHint draw={draw} />}
        {resting && <TurnsLeft left={left} nextAt={nextAt} />}
        {phase === 'ready' && left === 0 && latest !== undefined && <LatestPrize log={latest} />}
        {resting && (
          <div className="cf-game-panel__links">
            <PrizeOdds chances={segments} hint={t('prizeWheel.oddsHint')} />
            <FairnessLink />
          </div>
        )}
      </div>
    </>
  );
}
