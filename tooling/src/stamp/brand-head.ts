import { policyHosts } from '@chada/client-config';
import type { Brand } from './brand.ts';
import { escapeHtml, jsonForScript } from '../escape.ts';
import { faviconPath } from './favicon.ts';
import { brandTitle, pageMetadata, type PageMetadata } from './page-metadata.ts';

function tag(name: 'link' | 'meta', attributes: Readonly<Record<string, string>>): string {
  const text = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${text.join('')} />`;
}

const facePreload = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous' };

/**
 * Returns the attributes `type` and `sizes` for the link to an SVG icon, or no attributes for another icon. The type lets
 * browsers without support for SVG icons skip the icon.
 */
function iconKind(address: string): Readonly<Record<string, string>> {
  const isSvg = address.split('?')[0]?.endsWith('.svg') === true;
  return isSvg ? { type: 'image/svg+xml', sizes: 'any' } : {};
}

type FontFace = Brand['client']['theme']['fontFaces'][number];

/** Returns tags that load fonts early. Fonts with Thai letters come first, because nearly all text is Thai. */
function preloadFonts({ fontFaces, headingFont, numericFont }: Brand['client']['theme']): string[] {
  const hasThai = ({ unicodeRange }: FontFace): boolean => unicodeRange?.includes('U+0E') ?? false;
  const faces = [...fontFaces, ...(headingFont?.faces ?? [])];
  const thai = faces.filter(hasThai);
  const others = faces.filter((face) => !hasThai(face));
  return [
    ...thai.map(({ path }) => tag('link', { ...facePreload, href: path })),
    ...[...others, ...(numericFont?.faces ?? [])].map(({ path }) =>
      tag('link', { ...facePreload, fetchpriority: 'low', href: path }),
    ),
  ];
}

/**
 * Returns the tags of the colour schemes. The brand's main scheme is first, because browsers that ignore `media` use
 * the first tag.
 */
function schemeTags({ theme, secondPalette }: Brand['client']): readonly string[] {
  const { colorScheme, themeColor } = theme;
  if (secondPalette === undefined)
    return [
      tag('meta', { name: 'theme-color', content: themeColor }),
      tag('meta', { name: 'color-scheme', content: colorScheme }),
    ];
  const other = colorScheme === 'light' ? 'dark' : 'light';
  const themeTag = (scheme: string, content: string): string =>
    tag('meta', { name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})` });
  return [
    themeTag(colorScheme, themeColor),
    themeTag(other, secondPalette.themeColor),
    tag('meta', { name: 'color-scheme', content: `${colorScheme} ${other}` }),
  ];
}

function metadataTags(
  { cardTitle, description, url, share, data }: PageMetadata,
  siteName: string,
): readonly string[] {
  const property = (name: string, content: string | undefined): string[] =>
    content === undefined || content === '' ? [] : [tag('meta', { property: name, content })];
  return [
    url === undefined
      ? tag('meta', { name: 'robots', content: 'noindex' })
      : tag('link', { rel: 'canonical', href: url }),
    ...property('og:site_name', siteName),
    ...property('og:type', 'website'),
    ...property('og:title', cardTitle),
    ...property('og:description', description),
    ...property('og:url', url),
    ...property('og:locale', 'th_TH'),
    ...property('og:image', share),
    // The content policy need not allow this element, because browsers never run a script of this type.
    ...(data === undefined ? [] : [`<script type="application/ld+json">${jsonForScript(data)}</script>`]),
  ];
}

/**
 * Returns the content of `<head>` for a brand's page. `metadata` is the data of the page that search engines and link
 * previews show. If `metadata` is absent, search engines must not list the page.
 */
export function brandHead(
  { client, tokensCssAddress, manifestAddress }: Brand,
  metadata?: PageMetadata,
): string {
  const { name, theme, assets } = client;
  const page = metadata ?? pageMetadata(client, undefined, { title: brandTitle(client), path: undefined });
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    ...(page.description === '' ? [] : [tag('meta', { name: 'description', content: page.description })]),
    ...schemeTags(client),
    // Lists the origins of images. The script `boot/early.js` accepts images only from these origins.
    tag('meta', {
      name: 'chada-pictures',
      content: policyHosts(client).images.join(' '),
      'data-api': client.api.baseUrl.startsWith('/') ? '' : new URL(client.api.baseUrl).origin,
    }),
    tag('link', { rel: 'stylesheet', href: tokensCssAddress }),
    ...preloadFonts(theme),
    ...(assets.icon === undefined
      ? []
      : [tag('link', { rel: 'icon', href: assets.icon, ...iconKind(assets.icon) })]),
    tag('link', { rel: 'icon', href: faviconPath, sizes: '192x192' }),
    ...(assets.icon192 === undefined ? [] : [tag('link', { rel: 'apple-touch-icon', href: assets.icon192 })]),
    tag('link', { rel: 'manifest', href: manifestAddress }),
    ...metadataTags(page, name),
  ].join('\n    ');
}
