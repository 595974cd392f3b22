import { createHash } from 'node:crypto';

export interface InlinedPage {
  readonly html: string;
  readonly sources: readonly string[];
}

const styleLink = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g;

/** An HTML parser changes these characters in an inline style, so the hash in the content policy would not match. */
const changedCharacter = /[\r\0\uFEFF]/;

const urlInStyle = /(?:url\(\s*|@import\s+|image-set\(\s*)["']?([^\s"')]*)/gi;
/** Matches URLs that are not relative. Such a URL has the same target in a page and in a style sheet. */
const absoluteUrl = /^(?:\/|https:|data:|#)|^url\(/i;

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
 * Replaces the links to style sheets in a page with inline styles. If the host's content policy refuses an inline
 * style, `boot.js` loads the file in `data-file` instead. Throws if a file is missing or can't be inlined.
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
