import type { Prize } from '@chada/stores';
import type { ReactElement } from 'react';

const art = {
  credit: (
    <>
      <circle className="cf-prize-art__edge" cx="32" cy="34" r="24" />
      <circle className="cf-prize-art__face" cx="32" cy="31" r="24" />
      <circle className="cf-prize-art__ring" cx="32" cy="31" r="18.5" />
      <path
        className="cf-prize-art__mark"
        d="M32 18v26M27 21h6.5a4.700 4.700 0 0 1 0 9.500H27h7.500a5.200 5.200 0 0 1 0 10.500H27V21Z"
      />
    </>
  ),
  point: (
    <>
      <path className="cf-prize-art__ribbon" d="M20 38 13 58l9-3 5 6 5-16 5 16 5-6 9 3-7-20Z" />
      <circle className="cf-prize-art__edge" cx="32" cy="28.500" r="21" />
      <circle className="cf-prize-art__face" cx="32" cy="26" r="21" />
      <path
        className="cf-prize-art__star"
        d="m32 13 3.900 8.100 8.900 1.200-6.500 6.200 1.600 8.800L32 33l-7.900 4.300 1.600-8.800-6.500-6.200 8.900-1.200L32 13Z"
      />
    </>
  ),
  none: (
    <>
      <circle className="cf-prize-art__empty" cx="32" cy="32" r="24" strokeDasharray="6 7" />
      <path className="cf-prize-art__empty" d="M24 32h16" />
    </>
  ),
} as const;

export function PrizeArt({ kind, size = 64 }: { kind: Prize['kind']; size?: number }): ReactElement {
  return (
    <svg
      className="cf-prize-art"
      data-kind={kind}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
    >
      {art[kind]}
    </svg>
  );
}
