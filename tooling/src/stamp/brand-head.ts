import { policyHosts } from '@chada/client-config';
import type { Brand } from './brand.ts';
import { escapeHtml } from '../escape.ts';
import { faviconPath } from './favicon.ts';

function tag(name: 'link' | 'meta', attributes: Readonly<Record<string, string>>): string {
  const text = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${text.join('')} />`;
}

/** After the styles: on a slow line they are what the first paint waits for. */
const facePreload = {
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossorigin: 'anonymous',
  fetchpriority: 'low',
};

/** The type lets browsers without SVG icons skip one. */
function iconKind(address: string): Readonly<Record<string, string>> {
  const isSvg = address.split('?')[0]?.endsWith('.svg') === true;
  return isSvg ? { type: 'image/svg+xml', sizes: 'any' } : {};
}

/**
 * What a brand puts into the head of every page: title (the page's own, else the brand's), colours, icons, manifest,
 * tokens, where pictures may come from, the picture of a shared link.
 */
export function brandHead({ client, tokensCssAddress, manifestAddress }: Brand, pageTitle?: string): string {
  const { name, tagline, theme, assets } = client;
  const title = tagline === '' ? name : `${name} · ${tagline}`;
  return [
    `<title>${escapeHtml(pageTitle ?? title)}</title>`,
    ...(tagline === '' ? [] : [tag('meta', { name: 'description', content: tagline })]),
    tag('meta', { name: 'theme-color', content: theme.themeColor }),
    tag('meta', { name: 'color-scheme', content: theme.colorScheme }),
    // For `boot/early.js`, which shows the pictures of the last visit before any other script is there.
    tag('meta', {
      name: 'chada-pictures',
      content: policyHosts(client).images.join(' '),
      'data-api': client.api.baseUrl.startsWith('/') ? '' : new URL(client.api.baseUrl).origin,
    }),
    tag('link', { rel: 'stylesheet', href: tokensCssAddress }),
    // Asked for with the page, faces are there for its first paint on a good line, and on a slow one come together.
    ...theme.fontFaces.map(({ path }) => tag('link', { ...facePreload, href: path })),
    ...(assets.icon === undefined
      ? []
      : [tag('link', { rel: 'icon', href: assets.icon, ...iconKind(assets.icon) })]),
    // For browsers that skip an icon of type SVG.
    tag('link', { rel: 'icon', href: faviconPath, sizes: '192x192' }),
    ...(assets.icon192 === undefined ? [] : [tag('link', { rel: 'apple-touch-icon', href: assets.icon192 })]),
    tag('link', { rel: 'manifest', href: manifestAddress }),
    tag('meta', { property: 'og:site_name', content: name }),
    tag('meta', { property: 'og:title', content: title }),
    tag('meta', { property: 'og:locale', content: 'th_TH' }),
    ...(assets.share === undefined ? [] : [tag('meta', { property: 'og:image', content: assets.share })]),
  ].join('\n    ');
}
