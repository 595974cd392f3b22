import { dtcgColour } from './dtcg-colour.ts';
import { scaleDefaults, type TokenType } from './token-names.ts';

interface ExportedDefault {
  readonly path: readonly string[];
  readonly token: { readonly $type: TokenType; readonly $value: unknown };
}

function measure(css: string): unknown {
  const [, value, unit] = /^(-?[\d.]+)([a-z]+)$/.exec(css) ?? [];
  return { value: Number(value), unit };
}

function shadow(css: string): unknown {
  const [offsetX = '', offsetY = '', blur = '', spread = '', colour = ''] = css.split(' ');
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return {
    color: dtcgColour({ red, green, blue, alpha }),
    offsetX: measure(offsetX),
    offsetY: measure(offsetY),
    blur: measure(blur),
    spread: measure(spread),
  };
}

const parsers: Readonly<Record<TokenType, (css: string) => unknown>> = {
  color: (css) => css,
  dimension: measure,
  duration: measure,
  number: Number,
  fontWeight: Number,
  cubicBezier: (css) => (css.match(/[\d.]+/g) ?? []).map(Number),
  shadow,
};

export function exportedDefaults(): readonly ExportedDefault[] {
  return Object.entries(scaleDefaults).flatMap(([scale, steps]) =>
    Object.entries(steps).map(([step, { type, css }]) => ({
      path: ['scale', scale, step],
      token: { $type: type, $value: parsers[type](css) },
    })),
  );
}
