import { parseColour, type SemanticColour } from '@chada/client-config/node';
import { lowestContrast, readable } from './contrast.ts';
import { hexOf, toOklch, type Oklch } from './oklch.ts';

export interface ColourChoice {
  readonly scheme: 'light' | 'dark';
  /** The colour of buttons, links and the wordmark, as `#rrggbb`. */
  readonly accent: string;
  readonly second?: string | undefined;
  /** The colour that gives the backgrounds their hue, as `#rrggbb`. Default: the accent. */
  readonly background?: string | undefined;
}

export interface Adjustment {
  readonly part: string;
  readonly requested: string;
  readonly used: string;
  readonly why: string;
}

export interface Palette {
  readonly scheme: 'light' | 'dark';
  readonly requested: Oklch;
  readonly accent: Oklch;
  readonly second: Oklch;
  readonly background: Oklch;
  readonly semantic: Readonly<Record<Exclude<SemanticColour, 'overlay' | 'border'>, Oklch>>;
  readonly overlay: string;
  readonly border: string;
  readonly adjustments: readonly Adjustment[];
}

function colourOf(hex: string): Oklch {
  const colour = parseColour(hex);
  if (colour === undefined) throw new Error(`${hex} is not a colour.`);
  return toOklch(colour);
}

const stateHues = { positive: 155, negative: 25, warning: 75, info: 245 } as const;
type State = keyof typeof stateHues;

const ratio = (value: number): string => (Math.floor(value * 100) / 100).toFixed(2);

function secondaryColour(hue: number): Oklch {
  const ruby = { l: 0.56, c: 0.19, h: 20 };
  const gold = { l: 0.79, c: 0.15, h: 80 };
  const coral = { l: 0.66, c: 0.17, h: 28 };
  if (hue >= 40 && hue < 115) return ruby;
  return hue >= 185 && hue < 280 ? coral : gold;
}

const white: Oklch = { l: 1, c: 0, h: 0 };
const darkInk = (hue: number): Oklch => ({ l: 0.18, c: 0.03, h: hue });

function inkOn(fills: readonly Oklch[], hue: number): Oklch {
  const dark = darkInk(hue);
  return lowestContrast(dark, fills) >= lowestContrast(white, fills) ? dark : white;
}

/** The accent becomes darker by up to this lightness for white text, because black text on a middle colour looks heavy. */
const mostDarkerForWhite = 0.06;

/**
 * Returns the accent and the colour of text on the accent. Changes the accent only as much as the contrast requires, or
 * a little more if its text can then be white in the same hue.
 */
function accentWithInk(visible: Oklch, backgrounds: readonly Oklch[]): { accent: Oklch; ink: Oklch } {
  const dark = darkInk(visible.h);
  const ways = [
    { accent: readable(visible, [white], 4.5, 'darker'), ink: white },
    { accent: readable(visible, [dark], 4.5, 'lighter'), ink: dark },
  ];
  const visibleWays = ways.filter(({ accent }) => lowestContrast(accent, backgrounds) >= 3);
  const light = visibleWays.find(
    ({ accent, ink }) =>
      ink === white && accent.h === visible.h && visible.l - accent.l <= mostDarkerForWhite,
  );
  if (light !== undefined) return light;
  const [nearest] = visibleWays.sort((a, b) => {
    const moved = Math.abs(a.accent.l - visible.l) - Math.abs(b.accent.l - visible.l);
    return moved !== 0 ? moved : lowestContrast(b.ink, [b.accent]) - lowestContrast(a.ink, [a.accent]);
  });
  return nearest ?? { accent: visible, ink: inkOn([visible], visible.h) };
}

function translucent(colour: Oklch, share: number): string {
  const alpha = Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
  return `${hexOf(colour)}${alpha}`;
}

function groundsOf(scheme: 'light' | 'dark', { c, h }: Oklch) {
  if (scheme === 'dark') {
    const chroma = Math.min(c, 0.05);
    return {
      surface: { l: 0.205, c: chroma, h },
      raised: { l: 0.262, c: chroma * 1.05, h },
      sunken: { l: 0.16, c: chroma * 0.85, h },
    };
  }
  const chroma = Math.min(c, 0.03);
  return {
    surface: { l: 0.985, c: chroma * 0.36, h },
    raised: { l: 1, c: 0, h },
    sunken: { l: 0.957, c: chroma * 0.62, h },
  };
}

/**
 * Returns a colour with the hue of the backgrounds: `background`, or by default the accent's hue. In a dark scheme, blue
 * replaces a yellow hue of the accent, because dark yellow looks muddy.
 */
function groundHue({ scheme, accent, background }: ColourChoice): Oklch {
  const given = colourOf(background ?? accent);
  if (background !== undefined) return given;
  const isMuddy = scheme === 'dark' && given.h > 45 && given.h < 130;
  return { l: given.l, c: Math.max(given.c * 0.35, isMuddy ? 0.045 : 0), h: isMuddy ? 265 : given.h };
}

/**
 * Derives all colours of a brand from the chosen colours. The contrast of texts is at least 4.5:1, and the contrast of
 * graphics at least 3:1 (WCAG 2.2). The result lists each chosen colour that had to change.
 */
export function derivePalette(choice: ColourChoice): Palette {
  const { scheme } = choice;
  const away = scheme === 'dark' ? 'lighter' : 'darker';
  const background = groundHue(choice);
  const { surface, raised, sunken } = groundsOf(scheme, background);
  const backgrounds = [surface, raised, sunken];
  const requested = colourOf(choice.accent);
  const { accent, ink } = accentWithInk(readable(requested, backgrounds, 3, away), backgrounds);
  const step = ink === white ? -0.05 : 0.05;
  const strong = { ...accent, l: Math.min(0.97, Math.max(0.05, accent.l + step)) };
  const accentText = readable(accent, backgrounds, 4.6, away);

  const stateSurface = (name: State): Oklch =>
    scheme === 'dark'
      ? { l: 0.285, c: 0.045, h: stateHues[name] }
      : { l: 0.955, c: 0.03, h: stateHues[name] };
  const state = (name: State): Oklch =>
    readable(
      { l: scheme === 'dark' ? 0.82 : 0.47, c: scheme === 'dark' ? 0.13 : 0.14, h: stateHues[name] },
      [...backgrounds, stateSurface(name)],
      4.6,
      away,
    );

  const text =
    scheme === 'dark' ? { l: 0.967, c: 0.012, h: background.h } : { l: 0.24, c: 0.03, h: background.h };
  const muted =
    scheme === 'dark' ? { l: 0.8, c: 0.028, h: background.h } : { l: 0.46, c: 0.03, h: background.h };
  const edge =
    scheme === 'dark' ? { l: 0.58, c: 0.035, h: background.h } : { l: 0.62, c: 0.03, h: background.h };
  const focus = { l: scheme === 'dark' ? 0.9 : 0.35, c: Math.min(accent.c, 0.12), h: accent.h };
  const semantic: Palette['semantic'] = {
    surface,
    'surface-raised': raised,
    'surface-sunken': sunken,
    text: readable(text, backgrounds, 7, away),
    'text-muted': readable(muted, backgrounds, 5, away),
    accent,
    'accent-strong': strong,
    'on-accent': ink,
    'accent-text': accentText,
    positive: state('positive'),
    negative: state('negative'),
    warning: state('warning'),
    info: state('info'),
    'on-positive': inkOn([state('positive')], stateHues.positive),
    'on-negative': inkOn([state('negative')], stateHues.negative),
    'on-warning': inkOn([state('warning')], stateHues.warning),
    'on-info': inkOn([state('info')], stateHues.info),
    'positive-surface': stateSurface('positive'),
    'negative-surface': stateSurface('negative'),
    'warning-surface': stateSurface('warning'),
    'info-surface': stateSurface('info'),
    'border-strong': readable(edge, backgrounds, 3.1, away),
    focus: readable(focus, backgrounds, 3.2, away),
  };
  const second = choice.second === undefined ? secondaryColour(requested.h) : colourOf(choice.second);
  return {
    scheme,
    requested,
    accent,
    second,
    background,
    semantic,
    overlay: translucent(
      { l: 0.1, c: Math.min(background.c, 0.03), h: background.h },
      scheme === 'dark' ? 0.8 : 0.55,
    ),
    border: translucent(semantic.text, 0.13),
    adjustments: adjustmentsOf(requested, accent, accentText, backgrounds, scheme),
  };
}

function whyForText(requested: Oklch): string {
  const own = lowestContrast(inkOn([requested], requested.h), [requested]);
  return own < 4.5
    ? `letters on it had ${ratio(own)}:1, text needs 4.50:1`
    : `white letters on it had ${ratio(lowestContrast(white, [requested]))}:1, text needs 4.50:1`;
}

function adjustmentsOf(
  requested: Oklch,
  accent: Oklch,
  accentText: Oklch,
  backgrounds: readonly Oklch[],
  scheme: string,
): readonly Adjustment[] {
  const before = lowestContrast(requested, backgrounds);
  const on = `on the ${scheme} surfaces`;
  return [
    ...(hexOf(accent) === hexOf(requested)
      ? []
      : [
          {
            part: 'accent',
            requested: hexOf(requested),
            used: hexOf(accent),
            why:
              before < 3
                ? `${ratio(before)}:1 ${on}, too faint for buttons and marks; now ${ratio(lowestContrast(accent, backgrounds))}:1`
                : whyForText(requested),
          },
        ]),
    ...(hexOf(accentText) === hexOf(requested)
      ? []
      : [
          {
            part: 'accent as text',
            requested: hexOf(requested),
            used: hexOf(accentText),
            why: `${ratio(before)}:1 ${on}, text needs 4.50:1; now ${ratio(lowestContrast(accentText, backgrounds))}:1`,
          },
        ]),
  ];
}
