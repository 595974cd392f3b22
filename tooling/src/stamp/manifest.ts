import type { ResolvedClient } from '@chada/client-config';

export function webManifest({ name, tagline, theme, assets }: ResolvedClient): string {
  const icon = (
    src: string | undefined,
    sizes: string,
    type: string,
    purpose: 'any' | 'maskable' = 'any',
  ): object[] => (src === undefined ? [] : [{ src, sizes, type, purpose }]);
  return JSON.stringify({
    name,
    short_name: name,
    ...(tagline === '' ? {} : { description: tagline }),
    lang: 'th',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: theme.themeColor,
    theme_color: theme.themeColor,
    icons: [
      ...icon(assets.icon192, '192x192', 'image/png'),
      ...icon(assets.icon512, '512x512', 'image/png'),
      ...icon(assets.iconMaskable, '512x512', 'image/png', 'maskable'),
      ...(assets.icon?.split('?')[0]?.endsWith('.svg') === true
        ? icon(assets.icon, 'any', 'image/svg+xml')
        : []),
    ],
  });
}
