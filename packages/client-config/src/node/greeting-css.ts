import type { ResolvedClient } from '../resolved-client.ts';

/** Escapes the characters that would end the URL, the CSS text or the HTML element `style`. */
function asDataUrl(svg: string): string {
  const escaped = svg
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/["%#<>(){}\\^`|]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `data:image/svg+xml;charset=utf-8,${escaped}`;
}

/**
 * Returns a CSS rule that sets `--greeting` to the drawing of `assets.greeting`. Returns an empty text if the brand has
 * no such drawing. `read` returns the content of the file at a path.
 */
export function renderGreetingCss({ assets }: ResolvedClient, read: (path: string) => string): string {
  if (assets.greeting === undefined) return '';
  return `:root{--greeting:url("${asDataUrl(read(assets.greeting))}")}`;
}
