import { createHash } from 'node:crypto';

export interface InlinedPage {
  readonly html: string;
  /** The hashes of the page's inline styles for the Content-Security-Policy, such as `'sha256-…'`. */
  readonly sources: readonly string[];
}

const styleLink = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g;

/**
 * Characters that prevent an inline style. An HTML parser changes or removes them, so the hash of the inline style
 * would not match. Browsers ignore the byte order mark only in a separate file.
 */
const changedCharacter = /[\r\0\uFEFF]/;

const urlInStyle = /(?:url\(\s*|@import\s+|image-set\(\s*)["']?([^\s"')]*)/gi;
/** The start of a URL that has the same meaning in a page and in a separate style sheet. */
const absoluteUrl = /^(?:\/|https:|data:|#)|^url\(/i;

/** Throws if a style would have another effect inside a page than in its file. */
function assertInlinable(url: string, style: string): void {
  const refuse = (reason: string): never => {
    throw new Error(`The stylesheet ${url} can not be part of a page: it contains ${reason}.`);
  };
  if (/<\/style/i.test(style)) refuse('</style>');
  if (changedCharacter.test(style)) refuse('a character that browsers change in a page');
  for (const [, address = ''] of style.matchAll(urlInStyle))
    if (!absoluteUrl.test(address)) refuse(`the relative URL ${address}`);
}

/**
 * Replaces a page's links to style sheets with inline styles, so that the first paint needs no further request.
 * `data-file` keeps the URL, because `boot.js` loads the file if the host's policy refuses the inline style. Throws if
 * a file is missing or would not work inside a page.
 */
export function inlineStyles(html: string, read: (path: string) => Buffer | undefined): InlinedPage {
  const sources: string[] = [];
  const inlined = html.replace(styleLink, (_link, url: string) => {
    const style = read(url.replace(/^\//, ''))?.toString();
    if (style === undefined) throw new Error(`The stylesheet ${url} does not exist.`);
    assertInlinable(url, style);
    sources.push(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    return `<style data-file="${url}">${style}</style>`;
  });
  return { html: inlined, sources };
}
