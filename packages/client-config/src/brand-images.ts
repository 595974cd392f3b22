import { policyHosts } from './policy-hosts.ts';
import type { ResolvedClient } from './resolved-client.ts';
import { parseWebAddress } from './web-address.ts';

/** A remote configuration entry, as the API gives it (EN-04). */
export interface RemoteConfigurationEntry {
  readonly key: string;
  readonly value: { readonly data: { readonly path: string } };
}

/** The pictures that remote configuration can replace. */
export type BrandImageName =
  'logo' | 'background' | 'allGames' | 'topBackground' | 'topCasino' | 'topSlot' | 'topSport' | 'topContact';

/** The source of a picture and its fallback if it fails to load; either may be missing. */
export interface BrandImage {
  /** Its key in remote configuration. */
  readonly key: string;
  readonly src: string | undefined;
  readonly fallback: string | undefined;
}

/** The remote configuration keys and the picture of each (EN-04). */
export const remoteImageKeys: Readonly<Record<BrandImageName, string>> = {
  logo: 'home.normal.logo',
  background: 'home.normal.background',
  allGames: 'home.menuBottom.allGame',
  topBackground: 'home.top.background',
  topCasino: 'home.top.casino',
  topSlot: 'home.top.slot',
  topSport: 'home.top.sport',
  topContact: 'home.top.contact',
};

/** Returns the address of a remote path if the brand's site policy allows it. */
function remoteAddress(client: ResolvedClient, path: string): string | undefined {
  const { baseUrl } = client.api;
  const ownPath = /^\/(?![/\\])[^\s"'<>\\]*$/.test(path);
  if (ownPath) return baseUrl.startsWith('/') ? path : `${new URL(baseUrl).origin}${path}`;
  const address = parseWebAddress(path);
  if (address?.scheme !== 'https' || address.path === undefined || path.includes("'")) return undefined;
  const port = address.port === undefined ? '' : `:${address.port}`;
  const origin = `https://${address.host}${port}`;
  // In the form of the policy, since `boot/early.js` compares it letter by letter.
  return path.startsWith(`${origin}/`) && policyHosts(client).images.includes(origin) ? path : undefined;
}

/**
 * Returns the brand's pictures in order of precedence: remote configuration entries override own assets (SH-09). Without
 * entries (`[]`) they are the own assets. Entries with an unknown key, without a path, or from a host outside the site
 * policy are ignored; the last of several entries with one key wins.
 */
export function brandImages(
  client: ResolvedClient,
  entries: readonly RemoteConfigurationEntry[],
): Readonly<Record<BrandImageName, BrandImage>> {
  const paths = new Map(entries.map((entry) => [entry.key, entry.value.data.path]));
  const image = (name: BrandImageName, own: string | undefined): BrandImage => {
    const key = remoteImageKeys[name];
    const path = paths.get(key);
    const remote = path === undefined ? undefined : remoteAddress(client, path);
    return remote === undefined
      ? { key, src: own, fallback: undefined }
      : { key, src: remote, fallback: own };
  };
  const { logo, background, allGames, top } = client.assets;
  return {
    logo: image('logo', logo),
    background: image('background', background),
    allGames: image('allGames', allGames),
    topBackground: image('topBackground', top.background),
    topCasino: image('topCasino', top.casino),
    topSlot: image('topSlot', top.slot),
    topSport: image('topSport', top.sport),
    topContact: image('topContact', top.contact),
  };
}
