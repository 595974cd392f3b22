import type { WheelSegment } from '@chada/stores';
import { type ReactElement, useState } from 'react';
import type { DrawPhase } from '../use-draw.ts';
import { WheelDisc } from './wheel-disc.tsx';
import { firstTurn, slicesOf, turnTo } from './wheel-geometry.ts';

/** Milliseconds of a spin; equals the transition in the style sheet. */
export const SPIN_MS = 4600;

export interface WheelStageProps {
  segments: readonly WheelSegment[];
  phase: DrawPhase;
  /** The decided draw: the winning slice and the draw's id. */
  result: { readonly segmentId: string; readonly logId: string } | null;
}

/** The wheel below its pointer. It rotates only after the prize is decided, and to that prize. */
export function WheelStage({ segments, phase, result }: WheelStageProps): ReactElement {
  // The current rotation and its draw; the next draw rotates on from it.
  const slices = slicesOf(segments.map(({ chancePpm }) => chancePpm));
  const [rest, setRest] = useState<{ logId: string | null; turn: number }>(() => ({
    logId: null,
    turn: firstTurn(slices),
  }));
  if (result !== null && result.logId !== rest.logId) {
    const index = segments.findIndex(({ id }) => id === result.segmentId);
    const slice = slices[index];
    // A newer wheel may lack the slice: the prize is shown without rotation.
    const turn = slice === undefined ? rest.turn : turnTo(slice, result.logId, rest.turn);
    setRest({ logId: result.logId, turn });
  }
  // Only a new transition ends a running one early: skipping the animation adds a tiny rotation.
  const turn = phase === 'shown' ? rest.turn + 0.01 : rest.turn;
  const won = phase === 'shown' && result !== null ? result.segmentId : null;
  return (
    <div className="cf-wheel" data-phase={phase}>
      <div className="cf-wheel__turning" style={{ transform: `rotate(${turn.toFixed(2)}deg)` }}>
        <WheelDisc segments={segments} wonId={won} />
      </div>
      <svg className="cf-wheel__pointer" viewBox="0 0 44 52" aria-hidden="true" focusable="false">
        <path className="cf-wheel__pointer-edge" d="M22 52 4 16a20 20 0 1 1 36 0L22 52Z" />
        <circle className="cf-wheel__pointer-eye" cx="22" cy="17" r="8" />
      </svg>
    </div>
  );
}
