import { isUtf8 } from 'node:buffer';
import { attributeOf, rootAttributes } from './svg-size.ts';

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

/** Matches an attribute of a tag, such as ` width="5"`, with the blank before it. */
const attributePattern = /\s+([^\s=<>"'/]+)\s*=\s*(?:"[^"<]*"|'[^'<]*')/g;

const svgNamespace = 'http://www.w3.org/2000/svg';
const namespaces: Readonly<Record<string, string>> = { xlink: 'http://www.w3.org/1999/xlink' };
const builtIn = ['xml', 'xmlns'];

interface Element {
  readonly name: string;
  /** The prefixes that this element or an element around it declares, such as `xlink`. */
  readonly prefixes: readonly string[];
}

function attributeMistake({ name, prefixes }: Element, attributes: string): string | undefined {
  if (attributes.replace(attributePattern, '').replace(/\/$/, '').trim() !== '')
    return `has a wrong attribute in <${name}>; write each as name="value", with a blank before it`;
  const names = [...attributes.matchAll(attributePattern)].map(([, attribute = '']) => attribute);
  const repeated = names.find((attribute, index) => names.indexOf(attribute) < index);
  if (repeated !== undefined) return `has "${repeated}" twice in <${name}>`;
  const prefixOf = (text: string): string | undefined => /^([^:]+):/.exec(text)?.[1];
  const unknown = [name, ...names]
    .map(prefixOf)
    .find((prefix) => prefix !== undefined && !builtIn.includes(prefix) && !prefixes.includes(prefix));
  if (unknown === undefined) return undefined;
  return `has the prefix "${unknown}:" without xmlns:${unknown}="${namespaces[unknown] ?? '…'}" in <svg>`;
}

/** Returns the reason why a drawing can't be decoded as text, or undefined. */
function encodingMistake(text: string): string | undefined {
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text)) return 'has a control character';
  const encoding = /^[^<]*<\?xml[^>]*\sencoding\s*=\s*["']([^"']+)/.exec(text)?.[1] ?? 'utf-8';
  const isWrong = /^utf-?8$/i.test(encoding) && !isUtf8(Buffer.from(text, 'latin1'));
  return isWrong ? 'has letters in another encoding than UTF-8; save it as UTF-8' : undefined;
}

/**
 * Returns the reason why browsers do not show an SVG that `svgMistake` accepts, or undefined. An SVG must be valid XML.
 * `text` must be decoded as latin1.
 */
export function xmlMistake(text: string): string | undefined {
  const encoding = encodingMistake(text);
  if (encoding !== undefined) return encoding;
  const markup = text.replace(
    /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>/gi,
    '',
  );
  const namespace = attributeOf(rootAttributes(markup), 'xmlns');
  if (namespace === undefined) return `lacks xmlns="${svgNamespace}", without which browsers do not show it`;
  if (namespace !== svgNamespace) return `has the xmlns "${namespace}"; write xmlns="${svgNamespace}"`;
  if (/&(?!(?:#\d+|#x[\da-f]+|amp|lt|gt|quot|apos);)/i.test(markup))
    return 'has a & that is not part of a character reference; write &amp;';
  const open: Element[] = [];
  for (const tag of markup.matchAll(/<(\/?)([^\s<>/"'=]+)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>|</g)) {
    const [, closing, name, rest = ''] = tag;
    if (name === undefined) return 'has a < that begins no element';
    const declared = [...rest.matchAll(/\sxmlns:([^\s=]+)\s*=/g)].map(([, prefix = '']) => prefix);
    const element = { name, prefixes: [...(open.at(-1)?.prefixes ?? []), ...declared] };
    const mistake = closing === '' ? attributeMistake(element, rest) : undefined;
    if (mistake !== undefined) return mistake;
    if (closing === '' && !rest.endsWith('/')) open.push(element);
    const last = closing === '/' ? open.pop()?.name : name;
    if (last !== name) return last === undefined ? `closes <${name}> twice` : `does not close <${last}>`;
  }
  return open[0] === undefined ? undefined : `does not close <${open[0].name}>`;
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
