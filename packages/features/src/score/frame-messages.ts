import * as z from 'zod/mini';

/** A message with the height of a framed page's content in px. The page sends a message each time the height changes. */
const heightSchema = z.object({ type: z.literal('frame-height'), height: z.number().check(z.gte(1)) });

/** The maximum height in px. Without a maximum, a page that sends a wrong height could make the screen extremely long. */
const MAX_HEIGHT = 6000;

export function readHeight(data: unknown): number | undefined {
  const message = heightSchema.safeParse(data);
  return message.success ? Math.min(message.data.height, MAX_HEIGHT) : undefined;
}

const tokens = {
  ground: '--surface-raised',
  raised: '--surface-sunken',
  line: '--border',
  text: '--text',
  quiet: '--text-muted',
  accent: '--accent-text',
  good: '--positive',
  bad: '--negative',
} as const;

export interface Appearance {
  readonly type: 'frame-appearance';
  readonly colorScheme: string;
  readonly fontFamily: string;
  /** The radius of the corners of boxes, as a CSS length. */
  readonly radius: string;
  readonly colors: Readonly<Record<keyof typeof tokens, string>>;
}

/** Returns the brand's colours and typeface from the computed styles of the element `place`. */
export function readAppearance(place: Element): Appearance {
  const style = getComputedStyle(place);
  const value = (token: string): string => style.getPropertyValue(token).trim();
  const color = (name: keyof typeof tokens): string => value(tokens[name]);
  return {
    type: 'frame-appearance',
    colorScheme: value('color-scheme'),
    fontFamily: style.fontFamily,
    radius: value('--radius-md'),
    colors: {
      ground: color('ground'),
      raised: color('raised'),
      line: color('line'),
      text: color('text'),
      quiet: color('quiet'),
      accent: color('accent'),
      good: color('good'),
      bad: color('bad'),
    },
  };
}
