import type { Brand } from './brand.ts';
import { brandHead } from './brand-head.ts';
import { escapeHtml, jsonForScript } from '../escape.ts';

/** The id of the element that holds the brand's configuration in a stamped page. */
export const clientElementId = 'chada-client';

const marks = {
  head: '<!--brand-head-->',
  data: '<!--brand-data-->',
  firstPaint: '<!--first-paint-->',
  root: '<div id="root">',
} as const;

/** A page whose first paint was rendered ahead. */
export interface FirstPaint {
  /** As which page; the site's script takes it over by this name. */
  readonly name: string;
  readonly title: string;
  /** HTML, safe as it stands, for where the site will mount. */
  readonly html: string;
  /** It is not for members, who are led on from there: `boot/early.js` and the styles hide it from them. */
  readonly forVisitors: boolean;
  /** What the page's own screen needs beside the first files. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * A brand's page out of the page that was built without one: title, colours, icons, manifest, tokens, the
 * configuration as inert JSON, and what a visitor sees first; without a first paint the place for it stays empty.
 * Pure: the same in, the same out. Throws when the built page has lost one of its marks.
 */
export function stampHtml(template: string, brand: Brand, paint?: FirstPaint): string {
  const painted = paint === undefined ? '' : ` data-painted="${escapeHtml(paint.name)}"`;
  const json = jsonForScript(brand.client);
  const data = `<script type="application/json" id="${clientElementId}"${painted}>${json}</script>`;
  const head = [
    brandHead(brand, paint?.title),
    ...(paint?.styles ?? []).map((address) => `<link rel="stylesheet" crossorigin href="${address}" />`),
    // As the build's own preload: `media` keeps the modern files from browsers that get legacy ones.
    ...(paint?.scripts ?? []).map(
      (address) =>
        `<link rel="modulepreload" media="(update)" crossorigin href="${address}" fetchpriority="low" />`,
    ),
  ].join('\n    ');
  const root = paint?.forVisitors === true ? '<div id="root" data-for-visitors="">' : marks.root;
  const withData = replaceMark(replaceMark(template, marks.head, head), marks.data, data);
  return replaceMark(replaceMark(withData, marks.root, root), marks.firstPaint, paint?.html ?? '');
}

function replaceMark(html: string, mark: string, text: string): string {
  const parts = html.split(mark);
  if (parts.length !== 2)
    throw new Error(`The built page holds ${mark} ${parts.length - 1} times instead of once.`);
  return parts.join(text);
}
