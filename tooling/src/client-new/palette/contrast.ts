import { contrastOf } from '@chada/client-config/node';
import { fromOklch, type Oklch } from './oklch.ts';

/** The contrast of two colours by WCAG 2, as they come out on a screen. */
export function contrast(one: Oklch, other: Oklch): number {
  return contrastOf(fromOklch(one), fromOklch(other));
}

/** The least contrast of a colour on several grounds. */
export function leastContrast(front: Oklch, grounds: readonly Oklch[]): number {
  return Math.min(...grounds.map((ground) => contrast(front, ground)));
}

/** Darkened, a yellow turns olive: it keeps its warmth by turning towards amber. */
function warmed({ l, c, h }: Oklch, from: number): Oklch {
  const yellow = h > 78 && h < 118 && l < from;
  return yellow ? { l, c, h: h - Math.min(h - 60, (from - l) * 130) } : { l, c, h };
}

/**
 * The nearest colour that reaches a contrast on every ground, made lighter or darker (`towards`) in steps too small to
 * see. Its hue stays; where the end of the scale is reached first, that is given.
 */
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
