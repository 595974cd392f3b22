import type { Prize } from '@chada/stores';
import { memo, type ReactElement } from 'react';
import { PrizeArt } from '../prize-art.tsx';
import { shortPrize } from '../prize-text.ts';
import { useText } from '../../common/brand/site-context.tsx';
import { CardBack } from './card-back.tsx';

export interface CardButtonProps {
  position: number;
  face: Prize | null;
  chosen: boolean;
  isPending: boolean;
  disabled: boolean;
  onChoose: (position: number) => void;
}

/** One card of the game. The accessible name describes the visible side of the card. */
export const CardButton = memo(function CardButton(props: CardButtonProps): ReactElement {
  const { position, face, chosen, isPending, disabled, onChoose } = props;
  const t = useText();
  const number = position + 1;
  const name =
    face === null
      ? t('prizeFlipCard.card', { number })
      : t(chosen ? 'prizeFlipCard.cardChosen' : 'prizeFlipCard.cardOther', { number, prize: face.label });
  return (
    <button
      type="button"
      className="cf-card"
      aria-label={name}
      aria-disabled={disabled}
      aria-busy={isPending}
      data-turned={face !== null}
      data-chosen={chosen}
      data-asking={isPending}
      onClick={() => {
        if (!disabled) onChoose(position);
      }}
    >
      <span className="cf-card__body">
        <span className="cf-card__side cf-card__back">
          <CardBack />
        </span>
        <span className="cf-card__side cf-card__face" data-kind={face?.kind}>
          {face !== null && (
            <>
              <PrizeArt kind={face.kind} size={44} />
              <span className="cf-card__prize">{shortPrize(face, t)}</span>
            </>
          )}
        </span>
      </span>
    </button>
  );
});
