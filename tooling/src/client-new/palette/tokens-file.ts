import { hexOf, type Oklch } from './oklch.ts';
import type { Palette } from './derive.ts';

export const cornerChoices = ['sharp', 'soft', 'round'] as const;
export type CornerStyle = (typeof cornerChoices)[number];

const radii: Readonly<Record<CornerStyle, readonly [sm: number, md: number, lg: number]>> = {
  sharp: [3, 6, 8],
  soft: [6, 10, 16],
  round: [8, 14, 22],
};

const colour = (place: Oklch) => ({ $value: hexOf(place) });
const px = (value: number) => ({ value, unit: 'px' });

function shadow(tint: string, alpha: number, offsetY: number, blur: number, spread = 0) {
  const opacity = Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0');
  return {
    $value: {
      color: `${tint}${opacity}`,
      offsetX: px(0),
      offsetY: px(offsetY),
      blur: px(blur),
      spread: px(spread),
    },
  };
}

function paletteGroups({ semantic }: Palette): Readonly<Record<string, Readonly<Record<string, Oklch>>>> {
  const state = (name: 'positive' | 'negative' | 'warning' | 'info') => ({
    main: semantic[name],
    ink: semantic[`on-${name}`],
    ground: semantic[`${name}-surface`],
  });
  return {
    ground: {
      page: semantic.surface,
      raised: semantic['surface-raised'],
      sunken: semantic['surface-sunken'],
      edge: semantic['border-strong'],
    },
    ink: { main: semantic.text, muted: semantic['text-muted'] },
    accent: {
      main: semantic.accent,
      strong: semantic['accent-strong'],
      text: semantic['accent-text'],
      ink: semantic['on-accent'],
      focus: semantic.focus,
    },
    positive: state('positive'),
    negative: state('negative'),
    warning: state('warning'),
    info: state('info'),
  };
}

const reference = (name: string) => ({ $value: `{palette.${name}}` });

export function tokensFile(palette: Palette, corners: CornerStyle): object {
  const dark = palette.scheme === 'dark';
  const [sm, md, lg] = radii[corners];
  const tint = hexOf({ l: dark ? 0.06 : 0.3, c: dark ? 0.02 : 0.06, h: palette.background.h });
  const groups = Object.entries(paletteGroups(palette)).map(([group, places]) => [
    group,
    Object.fromEntries(Object.entries(places).map(([name, place]) => [name, colour(place)])),
  ]);
  const states = (['positive', 'negative', 'warning', 'info'] as const).map((name) => [
    [name, reference(`${name}.main`)],
    [`on-${name}`, reference(`${name}.ink`)],
    [`${name}-surface`, reference(`${name}.ground`)],
  ]);
  const bar = reference(dark ? 'ground.sunken' : 'ground.raised');
  return {
    $schema: '../../packages/client-config/tokens.schema.json',
    palette: { $type: 'color', ...Object.fromEntries(groups) },
    semantic: {
      $type: 'color',
      surface: reference('ground.page'),
      'surface-raised': reference('ground.raised'),
      'surface-sunken': reference('ground.sunken'),
      overlay: { $value: palette.overlay },
      text: reference('ink.main'),
      'text-muted': reference('ink.muted'),
      accent: reference('accent.main'),
      'accent-strong': reference('accent.strong'),
      'on-accent': reference('accent.ink'),
      'accent-text': reference('accent.text'),
      ...Object.fromEntries(states.flat()),
      border: { $value: palette.border },
      'border-strong': reference('ground.edge'),
      focus: reference('accent.focus'),
    },
    scale: {
      radius: { $type: 'dimension', sm: { $value: px(sm) }, md: { $value: px(md) }, lg: { $value: px(lg) } },
      shadow: {
        $type: 'shadow',
        1: shadow(tint, dark ? 0.4 : 0.1, 1, 3),
        2: shadow(tint, dark ? 0.5 : 0.14, 6, 18),
        3: shadow(tint, dark ? 0.7 : 0.2, 16, 44),
      },
    },
    component: {
      'header-bg': { $type: 'color', ...bar },
      'bottom-bar-bg': { $type: 'color', ...bar },
      'category-tile-shade': {
        $type: 'color',
        $value: `${hexOf({ l: 0.22, c: 0.07, h: dark ? palette.background.h : palette.accent.h })}c7`,
      },
      ...(corners === 'round' ? { 'button-radius': { $type: 'dimension', $value: px(9999) } } : {}),
    },
  };
}
