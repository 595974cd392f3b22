import { parseResolvedClient, type Protection, type ResolvedClient } from '@chada/client-config';
import { exclusionLengths, limitKinds, timeOutLengths } from '@chada/domain';

const protection: Protection = {
  operator: 'operator',
  jurisdictions: ['TH'],
  limits: [...limitKinds],
  coolingHours: 24,
  realityCheckMinutes: 60,
  timeOuts: [...timeOutLengths],
  exclusions: [...exclusionLengths],
  helpLine: { number: '1323' },
};

export function testBrand(id: string, more: Readonly<Record<string, unknown>> = {}): ResolvedClient {
  return parseResolvedClient({
    id,
    name: `แบรนด์ ${id}`,
    footer: { holder: id },
    theme: { colorScheme: 'light', themeColor: '#ffffff', fontFamily: 'Sarabun' },
    assets: { logo: '/brand/assets/logo.svg', icon: '/brand/assets/icon.svg' },
    contact: { main: '@main', backup: '@backup' },
    protection,
    refundTable: { 1: 5, 2: 5, 3: 8, 4: 12, 5: 15, 6: 15 },
    ...more,
  });
}

export const brandA = testBrand('brand-a', {
  domains: ['www.brand-a.example'],
  features: { liveCredit: true },
});
export const brandB = testBrand('brand-b', {
  game: { categories: ['slots', 'hot'], defaultCategory: 'slots', providers: ['JK'] },
});
export const hostA = 'brand-a.localhost';
export const hostB = 'brand-b.localhost';
