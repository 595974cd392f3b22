import { createHash } from 'node:crypto';

/** The hashes of inline code, as sources of a content policy. */
export interface InlineSources {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

export interface InlinedPage extends InlineSources {
  readonly html: string;
}

/** Matches a link to a style sheet, or a script that the build marks with `data-inline`. */
const fileTag =
  /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>|<script data-inline src="([^"]+)"><\/script>/g;

/** An HTML parser changes these characters in inline code, so the hash in the content policy would not match. */
const changedCharacter = /[\r\0\uFEFF]/;

const urlInStyle = /(?:url\(\s*|@import\s+|image-set\(\s*)["']?([^\s"')]*)/gi;
/** Matches URLs that are not relative. Such a URL has the same target in a page and in a style sheet. */
const absoluteUrl = /^(?:\/|https:|data:|#)|^url\(/i;

function refuse(url: string, reason: string): never {
  throw new Error(`The file ${url} can not be part of a page: it contains ${reason}.`);
}

function assertInlinable(url: string, code: string, tag: 'style' | 'script'): void {
  if (new RegExp(`</${tag}|<!--`, 'i').test(code)) refuse(url, `</${tag}> or <!--`);
  if (changedCharacter.test(code)) refuse(url, 'a character that browsers change in a page');
}

function assertNoRelativeUrl(url: string, style: string): void {
  for (const [, address = ''] of style.matchAll(urlInStyle))
    if (!absoluteUrl.test(address)) refuse(url, `the relative URL ${address}`);
}

const sourceOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/**
 * Replaces the links to style sheets and the scripts with the mark `data-inline` with inline code. If the host's content
 * policy refuses this code, `boot.js` loads the file in `data-file` instead. Throws if a file is missing or can't be
 * inlined.
 */
export function inlineFiles(html: string, read: (path: string) => Buffer | undefined): InlinedPage {
  const [styles, scripts]: [string[], string[]] = [[], []];
  const codeOf = (url: string, tag: 'style' | 'script'): string => {
    const code = read(url.replace(/^\//, ''))?.toString();
    if (code === undefined) throw new Error(`The file ${url} does not exist.`);
    assertInlinable(url, code, tag);
    return code;
  };
  const styleOf = (url: string): string => {
    const style = codeOf(url, 'style');
    assertNoRelativeUrl(url, style);
    styles.push(sourceOf(style));
    return `<style data-file="${url}">${style}</style>`;
  };
  const scriptOf = (url: string): string => {
    const script = codeOf(url, 'script');
    scripts.push(sourceOf(script));
    return `<script data-file="${url}">${script}</script>`;
  };
  // One pass replaces all tags, so that a tag in the code of a file stays text.
  const inlined = html.replace(fileTag, (_tag, style: string | undefined, script: string | undefined) =>
    style === undefined ? scriptOf(script ?? '') : styleOf(style),
  );
  return { html: inlined, styles, scripts };
}
