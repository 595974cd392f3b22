import type { Game } from '@chada/stores/game';

/** The outline and colours of a provider's mark, in a box of 24 by 24 units. */
interface Mark {
  readonly shape: string;
  readonly ground: string;
  readonly ink: string;
}

const MARKS: Record<Game['provider'], Mark> = {
  JK: { shape: 'M12 1 23 7v10l-11 6L1 17V7Z', ground: '#f2c14e', ink: '#2b1503' },
  AC: { shape: 'M1 12a11 11 0 1 0 22 0A11 11 0 1 0 1 12Z', ground: '#f4f8ff', ink: '#14306e' },
  SG: {
    shape: 'M12 1c4 3 7 3 10 3v9c0 5-5 8-10 10C7 21 2 18 2 13V4c3 0 6 0 10-3Z',
    ground: '#2fbf8a',
    ink: '#04231a',
  },
  XE: { shape: 'M6 2h12l5 10-5 10H6L1 12Z', ground: '#ff6b57', ink: '#2b0505' },
};

const addresses = new Map<string, string>();

/** Returns a provider's mark as a `data:` URL. */
export function providerMark(provider: Game['provider']): string {
  const known = addresses.get(provider);
  if (known !== undefined) return known;
  const { shape, ground, ink } = MARKS[provider];
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path d="${shape}" fill="${ground}" stroke="#000" stroke-opacity=".35"/><text x="12" y="15.500" font-family="sans-serif" font-size="9.500" font-weight="700" text-anchor="middle" fill="${ink}">${provider}</text></svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(text)}`;
  addresses.set(provider, address);
  return address;
}
