import { parseResolvedClient, type ResolvedClient } from '@chada/client-config';
import { defaultRefundTable } from '@chada/membership-rules';

/** Returns the configuration of a plain brand. `changes` replaces fields of `client.json`. */
export function sampleClient(changes: Readonly<Record<string, unknown>> = {}): ResolvedClient {
  return parseResolvedClient({
    id: 'sample',
    name: 'ดาวตัวอย่าง',
    footer: { holder: 'ดาวตัวอย่าง' },
    theme: { colorScheme: 'dark', themeColor: '#0b1026', fontFamily: 'Sarabun' },
    assets: { logo: '/brand/logo.svg', icon: '/brand/icon.svg' },
    refundTable: defaultRefundTable,
    ...changes,
  });
}
