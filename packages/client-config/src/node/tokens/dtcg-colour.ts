import type { Colour } from './colour.ts';

const share = (value: number): number => Math.round(value * 1e6) / 1e6;

const hexOf = (channel: number): string => channel.toString(16).padStart(2, '0');

/** Converts a colour to a DTCG colour object. The field `hex` is for tools that do not support `components`. */
export function dtcgColour({ red, green, blue, alpha }: Colour): unknown {
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map((channel) => share(channel / 255)),
    alpha: share(alpha),
    hex: `#${hexOf(red)}${hexOf(green)}${hexOf(blue)}`,
  };
}
