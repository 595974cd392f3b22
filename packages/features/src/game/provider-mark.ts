import { isStandardProvider, type StandardProvider } from '@chada/domain';

interface Mark {
  readonly shape: string;
  readonly background: string;
  readonly ink: string;
}

const MARKS: Record<StandardProvider, Mark> = {
  JK: { shape: 'M12 1 23 7v10l-11 6L1 17V7Z', background: '#f2c14e', ink: '#2b1503' },
  AC: { shape: 'M1 12a11 11 0 1 0 22 0A11 11 0 1 0 1 12Z', background: '#f4f8ff', ink: '#14306e' },
  SG: {
    shape: 'M12 1c4 3 7 3 10 3v9c0 5-5 8-10 10C7 21 2 18 2 13V4c3 0 6 0 10-3Z',
    background: '#2fbf8a',
    ink: '#04231a',
  },
  XE: { shape: 'M6 2h12l5 10-5 10H6L1 12Z', background: '#ff6b57', ink: '#2b0505' },
};

const addresses = new Map<string, string>();

const PLAIN: Mark = {
  shape: 'M4 4h16a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3Z',
  background: '#e8e6f0',
  ink: '#1d1a2b',
};

/** Returns the letters on the mark of a provider. */
export function markText(provider: string): string {
  return provider.slice(0, 3);
}

export function providerMark(provider: string): string {
  const known = addresses.get(provider);
  if (known !== undefined) return known;
  const { shape, background, ink } = isStandardProvider(provider) ? MARKS[provider] : PLAIN;
  const code = markText(provider);
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path d="${shape}" fill="${background}" stroke="#000" stroke-opacity=".35"/><text x="12" y="15.500" font-family="sans-serif" font-size="${code.length > 2 ? 8 : 9.5}" font-weight="700" text-anchor="middle" fill="${ink}">${code}</text></svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(text)}`;
  addresses.set(provider, address);
  return address;
}
