import type { Brand } from './brand.ts';
import { brandHead } from './brand-head.ts';
import { jsonForScript } from './escape.ts';

/** The id of the element that holds the brand's configuration in a stamped page. */
export const clientElementId = 'chada-client';

const marks = {
  head: '<!--brand-head-->',
  data: '<!--brand-data-->',
  firstPaint: '<!--first-paint-->',
} as const;

/**
 * A brand's page out of the page that was built without one: title, colours, icons, manifest, tokens, the
 * configuration as inert JSON, and `firstPaint` (HTML rendered before, safe as it stands) where the app will mount.
 * Pure: the same in, the same out. Throws when the built page has lost one of its marks.
 */
export function stampHtml(template: string, brand: Brand, firstPaint = ''): string {
  const data = `<script type="application/json" id="${clientElementId}">${jsonForScript(brand.client)}</script>`;
  const withHead = replaceMark(template, marks.head, brandHead(brand));
  return replaceMark(replaceMark(withHead, marks.data, data), marks.firstPaint, firstPaint);
}

function replaceMark(html: string, mark: string, text: string): string {
  const parts = html.split(mark);
  if (parts.length !== 2)
    throw new Error(`The built page holds ${mark} ${parts.length - 1} times instead of once.`);
  return parts.join(text);
}
