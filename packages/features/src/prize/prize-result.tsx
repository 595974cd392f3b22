import { formatBaht } from '@chada/messages';
import type { PrizeLog } from '@chada/stores';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { PrizeArt } from './prize-art.tsx';
import { useText } from '../common/brand/site-context.tsx';

export interface PrizeDrawn {
  readonly log: PrizeLog;
  readonly creditSatang: number;
  readonly point: number;
}

const confetti = Array.from({ length: 12 }, (_, index) => index);

/** The drawn prize and where it goes. It takes the focus on mount, so that screen readers announce it. */
export function PrizeResult({ drawn, children }: { drawn: PrizeDrawn; children?: ReactNode }): ReactElement {
  const t = useText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { prize } = drawn.log;
  const won = prize.kind !== 'none';
  return (
    <div className="cf-prize-result" data-won={won ? 'true' : undefined}>
      {won && (
        <span className="cf-prize-result__confetti" aria-hidden="true">
          {confetti.map((piece) => (
            <i key={piece} />
          ))}
        </span>
      )}
      <span className="cf-prize-result__art">
        <PrizeArt kind={prize.kind} size={72} />
      </span>
      <h2 ref={title} tabIndex={-1} className="cf-prize-result__title">
        {won ? (
          <>
            <span className="cf-prize-result__lead">{t('prize.won')}</span> {prize.label}
          </>
        ) : (
          t('prize.none')
        )}
      </h2>
      {prize.kind === 'credit' && (
        <p className="cf-hint">{t('prize.credited', { credit: formatBaht(drawn.creditSatang) })}</p>
      )}
      {prize.kind === 'point' && <p className="cf-hint">{t('prize.pointed', { points: drawn.point })}</p>}
      {children}
    </div>
  );
}
