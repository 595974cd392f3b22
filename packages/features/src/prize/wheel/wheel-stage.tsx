import type { WheelSegment } from '@chada/stores';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { DrawPhase } from '../use-draw.ts';
import { WheelDisc } from './wheel-disc.tsx';
import { firstTurn, slicesOf, rotationTo } from './wheel-geometry.ts';

export const SPIN_MS = 5000;

export interface WheelStageProps {
  segments: readonly WheelSegment[];
  phase: DrawPhase;
  result: { readonly segmentId: string; readonly logId: string } | null;
}

export function WheelStage({ segments, phase, result }: WheelStageProps): ReactElement {
  const slices = slicesOf(segments.map(({ chancePpm }) => chancePpm));
  const [rest, setRest] = useState<{ logId: string | null; turn: number }>(() => ({
    logId: null,
    turn: firstTurn(slices),
  }));
  if (result !== null && result.logId !== rest.logId) {
    const index = segments.findIndex(({ id }) => id === result.segmentId);
    const slice = slices[index];
    const turn = slice === undefined ? rest.turn : rotationTo(slice, result.logId, rest.turn);
    setRest({ logId: result.logId, turn });
  }
  const turn = phase === 'shown' ? rest.turn + 0.01 : rest.turn;
  const won = phase === 'shown' && result !== null ? result.segmentId : null;
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = stage;
    if (phase === 'moving' && current !== null && typeof current.scrollIntoView === 'function')
      current.scrollIntoView({ behavior: 'smooth', block: 'center' });
  }, [phase]);
  return (
    <div ref={stage} className="cf-wheel" data-phase={phase}>
      <div className="cf-wheel__turning" style={{ transform: `rotate(${turn.toFixed(2)}deg)` }}>
        <WheelDisc segments={segments} turn={rest.turn % 360} wonId={won} />
      </div>
      <svg className="cf-wheel__pointer" viewBox="0 -15 44 68" aria-hidden="true" focusable="false">
        <path className="cf-wheel__pointer-edge" d="M22 52 4 16a20 20 0 1 1 36 0L22 52Z" />
        <circle className="cf-wheel__pointer-eye" cx="22" cy="17" r="8" />
      </svg>
    </div>
  );
}
