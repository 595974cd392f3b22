import { policyHosts } from './policy-hosts.ts';
import type { ResolvedClient } from './resolved-client.ts';
import { parseWebAddress } from './web-address.ts';

/** A remote configuration entry, as the API gives it (EN-04). */
export interface RemoteConfigurationEntry {
  readonly key: string;
  readonly value: { readonly data: { readonly path: string } };
}

/** The pictures that remote configuration may replace. */
export type BrandImageName =
  'logo' | 'background' | 'allGames' | 'topBackground' | 'topCasino' | 'topSlot' | 'topSport' | 'topContact';

/** Where a picture comes from, and what stands in for it when that fails to load; either may be missing. */
export interface BrandImage {
  /** Its key in remote configuration. */
  readonly key: string;
  readonly src: string | undefined;
  readonly fallback: string | undefined;
}

/** The keys of remote configuration and the picture each stands for (EN-04). */
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

/** The address of a remote path, when it is one that the brand's site policy lets a page load. */
function remoteAddress(client: ResolvedClient, path: string): string | undefined {
  const { baseUrl } = client.api;
  const ownPath = /^\/(?![/\\])[^\s"'<>\\]*$/.test(path);
  if (ownPath) return baseUrl.startsWith('/') ? path : `${new URL(baseUrl).origin}${path}`;
  const address = parseWebAddress(path);
  if (address?.scheme !== 'https' || address.path === undefined || path.includes("'")) return undefined;
  const port = address.port === undefined ? '' : `:${address.port}`;
  const origin = `https://${address.host}${port}`;
  // Written as the policy writes it: `boot/early.js` compares letter by letter.
  return path.startsWith(`${origin}/`) && policyHosts(client).images.includes(origin) ? path : undefined;
}

/**
 * The brand's pictures under the order of precedence: own assets, then remote configuration entries over them (SH-09).
 * With no entries yet (`[]`) these are the own assets. An entry under an unknown key, without a path, or from a host
 * that the site policy doesn't list changes nothing; the last of several under one key counts.
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
