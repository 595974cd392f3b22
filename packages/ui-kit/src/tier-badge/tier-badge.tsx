import { type ReactElement, useId } from 'react';

export type Tier = 'silver' | 'gold' | 'platinum' | 'diamond' | 'vip';

export type TierBadgeShape = 'hexagon' | 'flower' | 'compass';

export interface TierBadgeProps {
  tier: Tier;
  /** The outline of the badge. Default: `hexagon`. */
  shape?: TierBadgeShape;
  /** The accessible name. Omit the label if the page shows the tier's name. */
  label?: string;
  /** Width and height in px. Default 48. */
  size?: number;
  /** True to show the badge in grey (RD-11). */
  locked?: boolean;
}

const METAL: Record<Tier, { light: string; middle: string; dark: string; edge: string }> = {
  silver: { light: '#f5f8fc', middle: '#b9c4d3', dark: '#7b889c', edge: '#5d6a7f' },
  gold: { light: '#fff1c2', middle: '#e9b949', dark: '#a8741a', edge: '#7d5310' },
  platinum: { light: '#f0fbff', middle: '#a9d3e0', dark: '#5f93a8', edge: '#417083' },
  diamond: { light: '#f3f0ff', middle: '#9db4ff', dark: '#5a62d8', edge: '#4046a8' },
  vip: { light: '#ffe3ea', middle: '#f0708f', dark: '#a31c46', edge: '#7a1031' },
};

const EMBLEM: Record<Tier, string> = {
  silver: 'M32 20l3.3 6.9 7.6 1-5.5 5.3 1.3 7.600L32 37.200l-6.7 3.6 1.3-7.6-5.5-5.3 7.6-1L32 20Z',
  gold: 'M20.5 25.500l6 5.500L32 21l5.5 10 6-5.5-2 14h-19l-2-14ZM23 41.500h18v2.500H23z',
  platinum:
    'M32 18.500l11 4v8.500c0 7-4.6 11.7-11 14.5-6.4-2.8-11-7.5-11-14.500v-8.500l11-4ZM27 30.500l4 4 6.5-7.5',
  diamond:
    'M25.5 21.500h13l5.5 7.5-12 15.500L20 29l5.5-7.500ZM20 29h24M27.5 29 32 44.5 36.5 29 32 21.5 27.5 29Z',
  vip: 'M19.5 24.500l6.5 5 6-10 6 10 6.5-5-2.5 14.500h-20l-2.5-14.500ZM22 41.500h20v3H22zM32 30.500l2.2 3-2.2 3-2.2-3 2.2-3Z',
};

interface Outline {
  readonly outer: string;
  readonly inner: string;
  /** The SVG path of the lighter area on the badge's inner surface. */
  readonly shine: string;
}

const OUTLINES: Record<TierBadgeShape, Outline> = {
  hexagon: {
    outer: 'M32 3.5 56.7 17.700v28.600L32 60.5 7.3 46.300V17.700L32 3.500Z',
    inner: 'M32 10.5 50.6 21.200v21.600L32 53.5 13.4 42.800V21.200L32 10.500Z',
    shine: 'M32 10.5 13.4 21.200v10L50.6 16.800v-.0L32 10.500Z',
  },
  flower: {
    outer:
      'M22.8 9.8C23.9 -0.5 40.1 -0.5 41.2 9.8C49.3 3.3 60.7 14.7 54.2 22.8C64.5 23.9 64.5 40.1 54.2 41.2C60.7 49.3 49.3 60.7 41.2 54.2C40.1 64.5 23.9 64.5 22.8 54.2C14.7 60.7 3.3 49.3 9.8 41.2C-0.5 40.1 -0.5 23.9 9.8 22.8C3.3 14.7 14.7 3.3 22.8 9.8Z',
    inner: 'M12 32a20 20 0 1 1 40 0a20 20 0 1 1 -40 0Z',
    shine: 'M13.500 35.500A19 19 0 0 1 48.200 22.200Z',
  },
  compass: {
    outer:
      'M32.0 1.5L41.0 10.3L51.4 12.6L53.7 23.0L62.5 32.0L53.7 41.0L51.4 51.4L41.0 53.7L32.0 62.5L23.0 53.7L12.6 51.4L10.3 41.0L1.5 32.0L10.3 23.0L12.6 12.6L23.0 10.3Z',
    inner: 'M12 32a20 20 0 1 1 40 0a20 20 0 1 1 -40 0Z',
    shine: 'M13.500 35.500A19 19 0 0 1 48.200 22.200Z',
  },
};

/** The badge of a membership tier, with the same colours in every brand. */
export function TierBadge({
  tier,
  shape = 'hexagon',
  label,
  size = 48,
  locked,
}: TierBadgeProps): ReactElement {
  const id = useId();
  const { outer, inner, shine } = OUTLINES[shape];
  const metal = METAL[tier];
  return (
    <svg
      className="ck-tier-badge"
      width={size}
      height={size}
      viewBox="0 0 64 64"
      focusable="false"
      data-locked={locked === true ? 'true' : undefined}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <defs>
        <linearGradient id={`${id}a`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={metal.light} />
          <stop offset="0.45" stopColor={metal.middle} />
          <stop offset="1" stopColor={metal.dark} />
        </linearGradient>
        <linearGradient id={`${id}b`} x1="0" y1="1" x2="1" y2="0">
          <stop offset="0" stopColor={metal.light} />
          <stop offset="0.6" stopColor={metal.middle} />
          <stop offset="1" stopColor={metal.dark} />
        </linearGradient>
      </defs>
      <path d={outer} fill={`url(#${id}a)`} stroke={metal.edge} strokeWidth="1.5" strokeLinejoin="round" />
      <path d={inner} fill={`url(#${id}b)`} stroke={metal.light} strokeWidth="1" strokeLinejoin="round" />
      <path d={shine} fill="#fff" opacity="0.28" />
      <path
        d={EMBLEM[tier]}
        fill={metal.edge}
        stroke={metal.light}
        strokeWidth="1.25"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
