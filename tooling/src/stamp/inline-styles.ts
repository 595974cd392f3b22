import { createHash } from 'node:crypto';

export interface InlinedPage {
  readonly html: string;
  /** The sources of the page's inline styles for the Content-Security-Policy, such as `'sha256-…'`. */
  readonly sources: readonly string[];
}

const styleLink = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g;

/**
 * Replaces a page's links to stylesheets by the styles, so that the first paint needs no further request. `data-file`
 * keeps the URL: `boot.js` loads the file if the host's policy refuses the inline style. Throws if a file is missing.
 */
export function inlineStyles(html: string, read: (path: string) => Buffer | undefined): InlinedPage {
  const sources: string[] = [];
  const inlined = html.replace(styleLink, (_link, url: string) => {
    const style = read(url.replace(/^\//, ''))?.toString();
    if (style === undefined) throw new Error(`The stylesheet ${url} does not exist.`);
    if (/<\/style/i.test(style)) throw new Error(`The stylesheet ${url} contains </style>.`);
    sources.push(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    return `<style data-file="${url}">${style}</style>`;
  });
  return { html: inlined, sources };
}
