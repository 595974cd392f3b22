import type { Prize } from '@chada/stores';
import { type ReactElement, useEffect, useState } from 'react';
import { useText } from '../../common/brand/site-context.tsx';
import type { DrawPhase } from '../use-draw.ts';
import { CardButton } from './card-button.tsx';

export const CARDS = 9;
export const FLIP_MS = 1900;
const OTHERS_AFTER_MS = 1000;

const positions = Array.from({ length: CARDS }, (_, position) => position);

export interface CardBoardProps {
  phase: DrawPhase;
  choice: number | null;
  faces: readonly Prize[] | null;
  disabled: boolean;
  onChoose: (position: number) => void;
}

export function CardBoard({ phase, choice, faces, disabled, onChoose }: CardBoardProps): ReactElement {
  const t = useText();
  const othersTurned = useOtherCardsTurned(phase);
  const faceOf = (position: number): Prize | null =>
    faces !== null && (position === choice || othersTurned) ? (faces[position] ?? null) : null;
  return (
    <ul className="cf-cards" aria-label={t('prizeFlipCard.board')} data-phase={phase}>
      {positions.map((position) => (
        <li key={position} className="cf-cards__place">
          <CardButton
            position={position}
            face={faceOf(position)}
            chosen={position === choice && phase !== 'ready'}
            isPending={position === choice && phase === 'asking'}
            disabled={disabled}
            onChoose={onChoose}
          />
        </li>
      ))}
    </ul>
  );
}

function useOtherCardsTurned(phase: DrawPhase): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (phase !== 'moving') return undefined;
    const timer = setTimeout(() => setLate(true), OTHERS_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [phase]);
  return phase === 'shown' || (phase === 'moving' && late);
}
