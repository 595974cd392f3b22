import { parseResolvedClient, type ResolvedClient } from '@chada/client-config';

/** A brand for tests: the defaults of the schema, and what a test gives. */
export function testBrand(id: string, more: Readonly<Record<string, unknown>> = {}): ResolvedClient {
  return parseResolvedClient({
    id,
    name: `แบรนด์ ${id}`,
    footer: { holder: id },
    theme: { colorScheme: 'light', themeColor: '#ffffff', fontFamily: 'Sarabun' },
    assets: { logo: '/brand/assets/logo.svg', icon: '/brand/assets/icon.svg' },
    contact: { main: '@main', backup: '@backup' },
    refundTable: { 1: 5, 2: 5, 3: 8, 4: 12, 5: 15, 6: 15 },
    ...more,
  });
}
