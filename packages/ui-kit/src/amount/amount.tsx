import type { ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';

export type AmountDirection = 'in' | 'out' | 'none';
export type AmountTone = 'positive' | 'negative' | 'accent' | 'plain';

export interface AmountProps {
  /** The formatted absolute amount with its currency, without a sign. */
  value: string;
  /** `in` adds a plus sign and is green. `out` adds a minus sign and stays neutral. Default: `none`. */
  direction?: AmountDirection;
  tone?: AmountTone;
  size?: 'sm' | 'md' | 'lg' | 'xl' | '2xl';
  className?: string;
}

const SIGN: Record<AmountDirection, string> = { in: '+', out: '\u2212', none: '' };

/** An amount of money with digits of equal width. Never breaks across lines. */
export function Amount({
  value,
  direction = 'none',
  tone,
  size = 'md',
  className,
}: AmountProps): ReactElement {
  return (
    <span
      className={classNames('ck-amount', 'ck-tabular', className)}
      data-tone={tone ?? (direction === 'in' ? 'positive' : 'plain')}
      data-size={size}
    >
      {SIGN[direction]}
      {value}
    </span>
  );
}
