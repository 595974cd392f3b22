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

/** A page that was rendered in advance. */
export interface FirstPaint {
  /** The name of the page, by which the site's script hydrates it. */
  readonly name: string;
  readonly title: string;
  /** HTML for the site's mount point, safe to insert. */
  readonly html: string;
  /** True for a page that redirects members: `boot/early.js` and the styles hide it from them. */
  readonly forVisitors: boolean;
  /** The scripts of the page's screen in addition to the first files. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Returns a brand's page from the built template: title, colours, icons, manifest, tokens, the configuration as inert JSON,
 * and the first paint; without one its place stays empty. Pure. Throws if the template lacks one of its markers.
 */
export function stampHtml(template: string, brand: Brand, paint?: FirstPaint): string {
  const painted = paint === undefined ? '' : ` data-painted="${escapeHtml(paint.name)}"`;
  const json = jsonForScript(brand.client);
  const data = `<script type="application/json" id="${clientElementId}"${painted}>${json}</script>`;
  const head = [
    brandHead(brand, paint?.title),
    ...(paint?.styles ?? []).map((address) => `<link rel="stylesheet" crossorigin href="${address}" />`),
    // Like the build's own preload: `media` keeps the modern files from browsers that load legacy ones.
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
    throw new Error(`The built page contains ${mark} ${parts.length - 1} times instead of once.`);
  return parts.join(text);
}
