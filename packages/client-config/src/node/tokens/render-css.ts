import type { ResolvedClient } from '../../resolved-client.ts';
import type { TokenProperties } from './resolve-tokens.ts';

/** Fonts with Thai letters that the systems of members bring, until or instead of the brand's own. */
const systemFonts = '"Noto Sans Thai",Thonburi,"Leelawadee UI",Tahoma,sans-serif';

/** Returns the name of the system's fonts in the widths of the brand's. A browser passes over it where it has no faces. */
export function fallbackFamily(client: ResolvedClient): string {
  return `${client.theme.fontFamily} fallback`;
}

/** What a brand sets on `:root`: its tokens, and the colour scheme and `--font-family` of its theme. */
export function brandProperties(client: ResolvedClient, properties: TokenProperties): TokenProperties {
  const { colorScheme, fontFamily } = client.theme;
  const fonts = `"${fontFamily}","${fallbackFamily(client)}",${systemFonts}`;
  return { 'color-scheme': colorScheme, ...properties, '--font-family': fonts };
}

/** Properties as CSS: `:root{color-scheme:dark;--surface:#0b1026;…}`. */
export function renderTokensCss(properties: TokenProperties): string {
  const lines = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  return `:root{${lines.join(';')}}`;
}

/**
 * The `@font-face` rules of a brand, their addresses as in `client` (call `withAssetAddresses` first). `swap`: text
 * shows at once in a font of the system, and changes when the brand's has come.
 */
export function renderFontFacesCss(client: ResolvedClient): string {
  return client.theme.fontFaces
    .map(({ weight, path, unicodeRange }) => {
      const range = unicodeRange === undefined ? '' : `;unicode-range:${unicodeRange}`;
      const source = `url("${path}") format("woff2")`;
      return `@font-face{font-family:"${client.theme.fontFamily}";font-style:normal;font-weight:${weight};font-display:swap;src:${source}${range}}`;
    })
    .join('');
}
