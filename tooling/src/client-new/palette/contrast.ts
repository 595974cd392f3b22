import { contrastOf } from '@chada/client-config/node';
import { fromOklch, type Oklch } from './oklch.ts';

/** Converts two colours to sRGB, and returns their contrast ratio by WCAG 2. */
export function contrast(a: Oklch, b: Oklch): number {
  return contrastOf(fromOklch(a), fromOklch(b));
}

export function lowestContrast(foreground: Oklch, backgrounds: readonly Oklch[]): number {
  return Math.min(...backgrounds.map((background) => contrast(foreground, background)));
}

/**
 * Moves the hue of a darkened yellow towards amber, because dark yellow looks olive. `from` is the previous lightness.
 */
function shiftYellowToAmber({ l, c, h }: Oklch, from: number): Oklch {
  const yellow = h > 78 && h < 118 && l < from;
  return yellow ? { l, c, h: h - Math.min(h - 60, (from - l) * 130) } : { l, c, h };
}

/** Makes `front` lighter or darker until its contrast with each background is at least `least`. */
export function readable(
  foreground: Oklch,
  backgrounds: readonly Oklch[],
  minRatio: number,
  towards: 'lighter' | 'darker',
): Oklch {
  for (let step = 0; step <= 200; step += 1) {
    const l = towards === 'lighter' ? foreground.l + step / 200 : foreground.l - step / 200;
    if (l > 1 || l < 0) break;
    const moved = shiftYellowToAmber({ ...foreground, l }, foreground.l);
    if (lowestContrast(moved, backgrounds) >= minRatio) return moved;
  }
  return { l: towards === 'lighter' ? 1 : 0, c: 0, h: foreground.h };
}
