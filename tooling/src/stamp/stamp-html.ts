import { createTranslator } from '@chada/messages';
import type { Brand } from './brand.ts';
import { brandHead } from './brand-head.ts';
import { pageReach } from './page-reach.ts';
import { escapeHtml, jsonForScript } from '../escape.ts';

export const clientElementId = 'chada-client';

const marks = {
  head: '<!--brand-head-->',
  data: '<!--brand-data-->',
  firstPaint: '<!--first-paint-->',
  root: '<div id="root">',
} as const;

export interface FirstPaint {
  /** The name of the page, by which the site's script finds the screen for hydration. */
  readonly name: string;
  readonly title: string;
  /** The path of the page. Undefined if search engines must not list the page. */
  readonly path: string | undefined;
  /** The origin that search engines list. Undefined if search engines must not list the brand. */
  readonly origin: string | undefined;
  /** HTML of the site's mount point, already escaped. */
  readonly html: string;
  /**
   * True if the site redirects members from this page. `boot/early.js` and the styles then hide the page from
   * members.
   */
  readonly forVisitors: boolean;
  /** Scripts that the page's screen needs in addition to the main script. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Creates a brand's page from the built template: head, configuration as JSON, and prerendered content. Throws if the
 * template lacks one of the markers.
 */
export function stampHtml(template: string, brand: Brand, paint?: FirstPaint): string {
  const painted = paint === undefined ? '' : ` data-painted="${escapeHtml(paint.name)}"`;
  const json = jsonForScript(brand.client);
  const data = `<script type="application/json" id="${clientElementId}"${painted}>${json}</script>
    ${notLoaded(brand)}`;
  const head = [
    brandHead(brand, paint && pageReach(brand.client, paint.origin, paint)),
    ...(paint?.styles ?? []).map((address) => `<link rel="stylesheet" crossorigin href="${address}" />`),
    // Browsers that load the legacy scripts do not support this `media` value. Therefore they do not preload the
    // modern scripts.
    ...(paint?.scripts ?? []).map(
      (address) =>
        `<link rel="modulepreload" media="(update)" crossorigin href="${address}" fetchpriority="low" />`,
    ),
  ].join('\n    ');
  const root = paint?.forVisitors === true ? '<div id="root" data-for-visitors="">' : marks.root;
  const withData = replaceMark(replaceMark(template, marks.head, head), marks.data, data);
  return replaceMark(replaceMark(withData, marks.root, root), marks.firstPaint, paint?.html ?? '');
}

/**
 * Returns the message that `boot.js` shows if a script does not load. Without the message, members would see an empty
 * page.
 */
function notLoaded({ client }: Brand): string {
  const text = createTranslator(client.messages);
  const link = `<a href="">${escapeHtml(text('common.reload'))}</a>`;
  const message = escapeHtml(text('apiErrors.chunkFailed'));
  return `<div id="chada-not-loaded" class="cf-not-loaded" role="alert" hidden>${message} ${link}</div>`;
}

function replaceMark(html: string, mark: string, text: string): string {
  const parts = html.split(mark);
  if (parts.length !== 2)
    throw new Error(`The built page contains ${mark} ${parts.length - 1} times instead of once.`);
  return parts.join(text);
}
