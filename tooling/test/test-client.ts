import { parseResolvedClient, type ResolvedClient } from '@chada/client-config';

/** Returns a brand with the required fields and the fields in `more`. */
export function testClient(more: object = {}): ResolvedClient {
  return parseResolvedClient({
    id: 'maliwan',
    name: 'มะลิวัลย์',
    footer: { holder: 'มะลิวัลย์' },
    refundTable: { 1: 5, 2: 5, 3: 8, 4: 12, 5: 15, 6: 15 },
    theme: { colorScheme: 'dark', themeColor: '#0b1026', fontFamily: 'Sarabun' },
    assets: { logo: 'assets/logo.svg', icon: 'assets/logo.svg' },
    ...more,
  });
}
