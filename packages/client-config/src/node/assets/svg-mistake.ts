/** Forbidden content in an SVG. A browser that opens the SVG would run scripts in the site's origin. */
const dangers: readonly (readonly [RegExp, string])[] = [
  [/<script[\s>/]/i, 'contains a script'],
  [/\son[a-z]+\s*=/i, 'contains an event handler'],
  [/<foreignObject[\s>/]/i, 'contains HTML (foreignObject)'],
  [/(?:href|src)\s*=\s*["'](?!#|data:image\/(?:png|jpeg);)/i, 'refers to something outside itself'],
  [/(?:href|src)\s*=\s*[^"'\s]/i, 'refers to something outside itself'],
  [
    /url\((?!\s*(?:["']|&(?:quot|apos|#3[49]);)?\s*(?:#|data:image\/(?:png|jpeg);))/i,
    'refers to something outside itself (url)',
  ],
  [/@import/i, 'refers to something outside itself (@import)'],
  [/<\?xml-stylesheet/i, 'refers to something outside itself (xml-stylesheet)'],
  [/attributeName\s*=\s*["']\s*(?:xlink:)?href/i, 'animates a reference'],
  [/<!ENTITY/i, 'declares an entity'],
  [/<!DOCTYPE[^>]*\[/i, 'has declarations in its DOCTYPE; delete the part in brackets'],
  // Refuses escape sequences in a style, because an escape sequence could hide forbidden content.
  [/<style[\s>][^<]*\\/i, 'has an escape in its style; write the letter itself'],
];

const start =
  /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE\s+svg\b[^>[]*(?:\[[^\]]*\]\s*)?>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/i;

/** Returns the reason why browsers do not show an SVG that `svgMistake` accepts, or undefined. An SVG must be valid XML. */
export function xmlMistake(text: string): string | undefined {
  if (!/<svg\s[^>]*xmlns\s*=/i.test(text))
    return 'lacks xmlns="http://www.w3.org/2000/svg", without which browsers do not show it';
  const markup = text.replace(
    /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>/gi,
    '',
  );
  if (/&(?!(?:#\d+|#x[\da-f]+|amp|lt|gt|quot|apos);)/i.test(markup))
    return 'has a & that is not part of a character reference; write &amp;';
  const open: string[] = [];
  for (const tag of markup.matchAll(/<(\/?)([^\s<>/"'=]+)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>|</g)) {
    const [, closing, name, rest = ''] = tag;
    if (name === undefined) return 'has a < that begins no element';
    if (closing === '' && !rest.endsWith('/')) open.push(name);
    const last = closing === '/' ? open.pop() : name;
    if (last !== name) return last === undefined ? `closes <${name}> twice` : `does not close <${last}>`;
  }
  return open[0] === undefined ? undefined : `does not close <${open[0]}>`;
}

/** Returns the reason why an SVG is not safe, or undefined. `text` must be decoded as latin1. */
export function svgMistake(text: string): string | undefined {
  if (!start.test(text)) return notSvg(text);
  const danger = dangers.find(([pattern]) => pattern.test(text))?.[1];
  if (danger !== undefined) return danger;
  return /<\/svg\s*>\s*(?:<!--[\s\S]*?-->\s*)*$|^[^<]*(?:<[?!][^>]*>\s*)*<svg[^>]*\/>\s*$/.test(text)
    ? undefined
    : 'is cut off: </svg> is missing at its end';
}

function notSvg(text: string): string {
  if (/^(?:\xff\xfe|\xfe\xff)/.test(text)) return 'is UTF-16; save it as UTF-8';
  if (/^\s*<(?:!doctype\s+html|html)/i.test(text)) return 'is an HTML page, not a drawing';
  return 'does not have the content of a svg file';
}
