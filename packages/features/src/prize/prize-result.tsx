import { formatBaht } from '@chada/messages';
import type { FlipCardDraw, WheelDraw } from '@chada/stores/prize';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { PrizeArt } from './prize-art.tsx';
import { raiseCredit } from './raise-credit.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';

const confetti = Array.from({ length: 12 }, (_, index) => index);

function aimAtCredit(particles: HTMLElement): void {
  const credit = document.querySelector('.ck-credit-button')?.getBoundingClientRect();
  if (credit === undefined) return;
  const { left, top } = particles.getBoundingClientRect();
  particles.style.setProperty('--cf-fly-x', `${Math.round(credit.left + credit.width / 2 - left)}px`);
  particles.style.setProperty('--cf-fly-y', `${Math.round(credit.top + credit.height / 2 - top)}px`);
}

/** Shows the prize of a draw. The heading takes the focus, so that screen readers announce the prize. */
export function PrizeResult({
  drawn,
  children,
}: {
  drawn: WheelDraw | FlipCardDraw;
  children?: ReactNode;
}): ReactElement {
  const t = useText();
  const { celebration } = useClient().theme;
  const title = useRef<HTMLHeadingElement>(null);
  const particles = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { prize } = drawn.log;
  const won = prize.kind !== 'none' && prize.amount > 0;
  const wonSatang = prize.kind === 'credit' ? prize.amount : 0;
  const { creditSatang } = drawn;
  useEffect(() => {
    // Moves the page only as far as the result needs, so that the wheel or the cards stay visible.
    title.current?.focus({ preventScroll: true });
    const { current: place } = panel;
    if (place !== null && typeof place.scrollIntoView === 'function')
      place.scrollIntoView({ block: 'nearest' });
    if (wonSatang === 0) return;
    if (particles.current !== null) aimAtCredit(particles.current);
    return raiseCredit(creditSatang - wonSatang, creditSatang);
  }, [creditSatang, wonSatang]);
  return (
    <div ref={panel} className="cf-prize-result" data-won={won ? 'true' : undefined}>
      {won && (
        <span
          ref={particles}
          className="cf-prize-result__confetti"
          data-particle={celebration}
          aria-hidden="true"
        >
          {confetti.map((piece) => (
            <i key={piece} />
          ))}
        </span>
      )}
      <span className="cf-prize-result__art">
        <PrizeArt kind={prize.kind} size={56} />
      </span>
      <div className="cf-prize-result__texts">
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
    </div>
  );
}
