import { createTranslator } from '@chada/messages';
import type { Brand } from './brand.ts';
import { brandHead } from './brand-head.ts';
import { pageMetadata } from './page-metadata.ts';
import { escapeHtml, jsonForScript } from '../escape.ts';

export const clientElementId = 'chada-client';

const marks = {
  head: '<!--brand-head-->',
  data: '<!--brand-data-->',
  firstPaint: '<!--first-paint-->',
  root: '<div id="root">',
  headEnd: '</head>',
} as const;

export interface PageContent {
  readonly name: string;
  readonly title: string;
  /** The page's path. Undefined if search engines must not list the page. */
  readonly path: string | undefined;
  readonly origin: string | undefined;
  readonly html: string;
  /** True if the page is only for visitors. The site redirects a member from this page to another page. */
  readonly forVisitors: boolean;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Returns a brand's page, made from the built template. Throws if the template does not contain each placeholder once.
 */
export function stampHtml(template: string, brand: Brand, content?: PageContent): string {
  const attribute = content === undefined ? '' : ` data-prerendered="${escapeHtml(content.name)}"`;
  const json = jsonForScript(brand.client);
  const data = `<script type="application/json" id="${clientElementId}"${attribute}>${json}</script>
    ${notLoaded(brand)}`;
  const head = [
    brandHead(brand, content && pageMetadata(brand.client, content.origin, content)),
    // Because of the `media` value, browsers that load the legacy scripts ignore these links. Without this value, these
    // browsers would also load the modules, which they do not need.
    ...(content?.scripts ?? []).map(
      (address) =>
        `<link rel="modulepreload" media="(update)" crossorigin href="${address}" fetchpriority="low" />`,
    ),
  ].join('\n    ');
  const root = content?.forVisitors === true ? '<div id="root" data-for-visitors="">' : marks.root;
  const withData = replaceMark(replaceMark(template, marks.head, head), marks.data, data);
  // The styles of the screen come last, because they override those of the site.
  const styles = (content?.styles ?? []).map(
    (address) => `<link rel="stylesheet" crossorigin href="${address}" />`,
  );
  const styled = replaceMark(withData, marks.headEnd, [...styles, marks.headEnd].join('\n  '));
  return replaceMark(replaceMark(styled, marks.root, root), marks.firstPaint, content?.html ?? '');
}

/** Returns a hidden message. The script `boot.js` shows the message if a script does not load. */
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
