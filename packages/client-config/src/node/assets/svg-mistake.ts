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
