import { policyHosts } from './policy-hosts.ts';
import type { ResolvedClient } from './resolved-client.ts';
import { parseWebAddress } from './web-address.ts';

/** An entry of the remote configuration, as the API returns it (EN-04). */
export interface RemoteConfigurationEntry {
  readonly key: string;
  readonly value: { readonly data: { readonly path: string } };
}

export type BrandImageName =
  | 'logo'
  | 'background'
  | 'allGames'
  | 'topBackground'
  | 'topCasino'
  | 'topSlot'
  | 'topSport'
  | 'topContact';

/** The URL of an image, and the URL to use if loading the image fails. */
export interface BrandImage {
  readonly key: string;
  readonly src: string | undefined;
  readonly fallback: string | undefined;
}

/** Maps each image to its key in the remote configuration (EN-04). */
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

/**
 * Returns the URL of an image path in the remote configuration. Returns undefined if the path is invalid, or if the
 * Content-Security-Policy of the brand's site does not allow images from the host of the URL.
 */
function remoteAddress(client: ResolvedClient, path: string): string | undefined {
  const { baseUrl } = client.api;
  const ownPath = /^\/(?![/\\])[^\s"'<>\\]*$/.test(path);
  if (ownPath) return baseUrl.startsWith('/') ? path : `${new URL(baseUrl).origin}${path}`;
  const address = parseWebAddress(path);
  if (address?.scheme !== 'https' || address.path === undefined || path.includes("'")) return undefined;
  const port = address.port === undefined ? '' : `:${address.port}`;
  const origin = `https://${address.host}${port}`;
  // The path must begin with the origin in exactly this form, for example in lower case, because `boot/early.js`
  // compares origins as texts.
  return path.startsWith(`${origin}/`) && policyHosts(client).images.includes(origin) ? path : undefined;
}

/**
 * Returns the brand's images. Entries of the remote configuration replace the brand's own files (SH-09). The result
 * omits entries with an unknown key, an empty path or a host that the Content-Security-Policy does not allow.
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
