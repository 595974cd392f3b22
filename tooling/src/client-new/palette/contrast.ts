import { contrastOf } from '@chada/client-config/node';
import { fromOklch, type Oklch } from './oklch.ts';

/** Returns the WCAG 2 contrast of two colours after rounding both to sRGB. */
export function contrast(one: Oklch, other: Oklch): number {
  return contrastOf(fromOklch(one), fromOklch(other));
}

export function leastContrast(front: Oklch, grounds: readonly Oklch[]): number {
  return Math.min(...grounds.map((ground) => contrast(front, ground)));
}

/** Dark yellow looks olive, so its hue moves towards amber. */
function warmed({ l, c, h }: Oklch, from: number): Oklch {
  const yellow = h > 78 && h < 118 && l < from;
  return yellow ? { l, c, h: h - Math.min(h - 60, (from - l) * 130) } : { l, c, h };
}

/** Makes `front` lighter or darker until all backgrounds have enough contrast with `front`. */
export function readable(
  front: Oklch,
  grounds: readonly Oklch[],
  least: number,
  towards: 'lighter' | 'darker',
): Oklch {
  for (let step = 0; step <= 200; step += 1) {
    const l = towards === 'lighter' ? front.l + step / 200 : front.l - step / 200;
    if (l > 1 || l < 0) break;
    const moved = warmed({ ...front, l }, front.l);
    if (leastContrast(moved, grounds) >= least) return moved;
  }
  return { l: towards === 'lighter' ? 1 : 0, c: 0, h: front.h };
}
