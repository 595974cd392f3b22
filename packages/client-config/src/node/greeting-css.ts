import type { ResolvedClient } from '../resolved-client.ts';

/** Escapes the characters that would end the URL, the CSS text or the HTML style. */
function asDataUrl(svg: string): string {
  const escaped = svg
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/["%#<>(){}\\^`|]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `data:image/svg+xml;charset=utf-8,${escaped}`;
}

/**
 * Returns `--greeting` with the drawing of `assets.greeting`, or an empty text. `read` returns the drawing at a path.
 */
export function renderGreetingCss({ assets }: ResolvedClient, read: (path: string) => string): string {
  if (assets.greeting === undefined) return '';
  return `:root{--greeting:url("${asDataUrl(read(assets.greeting))}")}`;
}
