import { parseResolvedClient, type ResolvedClient } from '@chada/client-config';

/** A brand for tests: the defaults of the schema, and whatever a test needs otherwise. */
export function aBrand(changes: Readonly<Record<string, unknown>> = {}): ResolvedClient {
  return parseResolvedClient({
    id: 'example',
    name: 'ตัวอย่าง',
    footer: { holder: 'ตัวอย่าง' },
    refundTable: { 1: 5, 2: 5, 3: 8, 4: 12, 5: 15, 6: 15 },
    theme: { colorScheme: 'dark', themeColor: '#000000', fontFamily: 'Sarabun' },
    assets: { logo: '/logo.svg', icon: '/icon.svg' },
    ...changes,
  });
}
