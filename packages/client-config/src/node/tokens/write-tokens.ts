import type { ResolvedClient } from '../../resolved-client.ts';
import { isJsonObject } from '../json-source.ts';
import { colourCss, parseColour } from './colour.ts';
import type { SecondPalette } from './second-palette.ts';
import type { TokenType } from './token-names.ts';

/** Converts a token's value to CSS. Returns `undefined` if the value is invalid for the token's type. */
type ToCss = (value: unknown) => string | undefined;

const measure =
  (units: readonly string[]): ToCss =>
  (value) => {
    if (!isJsonObject(value)) return undefined;
    const { value: size, unit } = value;
    return typeof size === 'number' && typeof unit === 'string' && units.includes(unit)
      ? `${size}${unit}`
      : undefined;
  };

const lengthCss = measure(['px', 'rem']);

const finite: ToCss = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;

const weightCss: ToCss = (value) =>
  typeof value === 'number' && value >= 1 && value <= 1000 ? String(value) : undefined;

const colourText: ToCss = (value) => {
  const colour = parseColour(value);
  return colour === undefined ? undefined : colourCss(colour);
};

const bezierCss: ToCss = (value) =>
  Array.isArray(value) && value.length === 4 && value.every((part) => finite(part) !== undefined)
    ? `cubic-bezier(${value.join(',')})`
    : undefined;

const oneShadow: ToCss = (value) => {
  if (!isJsonObject(value)) return undefined;
  const parts = [
    lengthCss(value['offsetX']),
    lengthCss(value['offsetY']),
    lengthCss(value['blur']),
    lengthCss(value['spread']),
    colourText(value['color']),
  ];
  const complete = parts.filter((part) => part !== undefined);
  if (complete.length !== parts.length) return undefined;
  return [value['inset'] === true ? 'inset ' : '', complete.join(' ')].join('');
};

const shadowCss: ToCss = (value) => {
  if (!Array.isArray(value)) return oneShadow(value);
  const layers = value.map(oneShadow);
  return layers.length > 0 && layers.every((layer) => layer !== undefined) ? layers.join(',') : undefined;
};

export const tokenCss: Readonly<Record<TokenType, ToCss>> = {
  color: colourText,
  dimension: lengthCss,
  duration: measure(['ms', 's']),
  number: finite,
  fontWeight: weightCss,
  cubicBezier: bezierCss,
  shadow: shadowCss,
};

const BROWSER_TEXT_PX = 16;

/** True for font sizes, such as `text-md` and `hero-title-size`. */
const isFontSize = (name: string): boolean => /^text-|-(text|title|font)-size$/.test(name);

/**
 * Returns a token's value as CSS, or `undefined`. Font sizes become rem, so that they follow the browser's text size.
 */
export function cssOfToken(name: string, type: TokenType, value: unknown): string | undefined {
  const css = tokenCss[type](value);
  const px = type === 'dimension' && isFontSize(name) ? /^([\d.]+)px$/.exec(css ?? '')?.[1] : undefined;
  return px === undefined ? css : `${Number(px) / BROWSER_TEXT_PX}rem`;
}

export const tokenExamples: Readonly<Record<TokenType, string>> = {
  color: '"#0b1026", "#0b102680" or { "colorSpace": "srgb", "components": [0, 0.5, 1] }',
  dimension: '{ "value": 16, "unit": "px" }',
  duration: '{ "value": 180, "unit": "ms" }',
  number: '1.6',
  fontWeight: '700',
  cubicBezier: '[0.2, 0, 0, 1]',
  shadow: '{ "color", "offsetX", "offsetY", "blur", "spread" }, each a token value, or a list of such',
};

/** Maps the names of the CSS custom properties of `:root`, such as `--surface`, to their values. */
export type TokenProperties = Readonly<Record<string, string>>;

/** System fonts with Thai letters, which a page uses until the brand's font has loaded. */
const systemFonts = '"Noto Sans Thai",Thonburi,"Leelawadee UI",Tahoma,sans-serif';

/**
 * Returns the name of the fallback font of a brand's font. The fallback font is a system font that is scaled to the
 * widths of the brand's font.
 */
export function fallbackFamily(family: string): string {
  return `${family} fallback`;
}

export function brandProperties(client: ResolvedClient, properties: TokenProperties): TokenProperties {
  const { colorScheme, fontFamily, headingFont, numericFont } = client.theme;
  const named = (family: string): string => `"${family}","${fallbackFamily(family)}"`;
  const fonts = `${named(fontFamily)},${systemFonts}`;
  return {
    'color-scheme': colorScheme,
    ...properties,
    '--font-family': fonts,
    ...(headingFont === undefined ? {} : { '--font-heading': `${named(headingFont.family)},${fonts}` }),
    ...(numericFont === undefined ? {} : { '--font-numeric': `"${numericFont.family}",${fonts}` }),
  };
}

const block = (selector: string, properties: TokenProperties): string =>
  `${selector}{${Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/**
 * Converts properties to CSS: `:root{color-scheme:dark;--surface:#0b1026;…}`. The device's preference selects the
 * palette. `data-scheme` of the root element overrides the preference.
 */
export function renderTokensCss(properties: TokenProperties, second?: SecondPalette): string {
  const first = block(':root', properties);
  if (second === undefined) return first;
  const { scheme } = second;
  const changed = { 'color-scheme': scheme, ...second.properties, ...onlyFirst };
  const chosen = scheme === 'dark' ? 'light' : 'dark';
  return [
    first,
    `@media (prefers-color-scheme:${scheme}){${block(`:root:not([data-scheme=${chosen}])`, changed)}}`,
    block(`:root[data-scheme=${scheme}]`, changed),
  ].join('');
}

/**
 * Adds `assets.secondLogo` to a second palette. Pass the result of `withAssetAddresses`, so that the palette contains the
 * URL.
 */
export function withSecondLogo(
  { assets }: ResolvedClient,
  second: SecondPalette | undefined,
): SecondPalette | undefined {
  if (second === undefined || assets.secondLogo === undefined) return second;
  const logo = { '--cf-second-logo': `url("${assets.secondLogo}")`, '--cf-first-logo-opacity': '0' };
  return { ...second, properties: { ...second.properties, ...logo } };
}

/**
 * Hides the background picture and fades the hero scene while the second palette is shown. Both pictures belong to the
 * first palette.
 */
const onlyFirst: TokenProperties = { '--ck-background-display': 'none', '--ck-scene-opacity': '0.4' };

/**
 * Returns the `@font-face` rules of a brand. Pass the result of `withAssetAddresses`, so that the rules contain URLs.
 */
export function renderFontFacesCss(client: ResolvedClient): string {
  const { fontFamily, fontFaces, headingFont, numericFont } = client.theme;
  const facesOf = (family: string, faces: typeof fontFaces): readonly string[] =>
    faces.map(({ weight, weightTo, path, unicodeRange }) => {
      const range = unicodeRange === undefined ? '' : `;unicode-range:${unicodeRange}`;
      const weights = weightTo === undefined ? String(weight) : `${weight} ${weightTo}`;
      const source = `url("${path}") format("woff2")`;
      return `@font-face{font-family:"${family}";font-style:normal;font-weight:${weights};font-display:swap;src:${source}${range}}`;
    });
  const others = [headingFont, numericFont].flatMap((font) =>
    font === undefined ? [] : facesOf(font.family, font.faces),
  );
  return [...facesOf(fontFamily, fontFaces), ...others].join('');
}
