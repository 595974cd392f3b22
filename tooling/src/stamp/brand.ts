import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { assetPathsOf, withAssetAddresses, type ResolvedClient } from '@chada/client-config';
import { renderFontFacesCss, renderTokensCss, type LoadedClient } from '@chada/client-config/node';
import { contentTypeOf } from '../hosting/content-types.ts';
import { faviconIco, faviconPath } from './favicon.ts';
import { fallbackFacesCss } from './fallback-fonts.ts';
import { webManifest } from './manifest.ts';

/** A brand as its pages need it: everything that stamping reads, nothing of where it came from. */
export interface Brand {
  /** With every own file as the address it is served at. */
  readonly client: ResolvedClient;
  /** Addresses of the generated files, which carry the fingerprint of their content. */
  readonly tokensCssAddress: string;
  readonly manifestAddress: string;
}

/** A brand ready to be stamped: what its pages say, and its own files by their path below the site's root. */
export interface PreparedBrand extends Brand {
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Prepares a loaded brand: reads its files, writes its tokens and manifest, gives each an address that changes with it. */
export function prepareBrand({ folder, client, tokens }: LoadedClient): PreparedBrand {
  const files = new Map<string, Buffer>();
  const add = (path: string, body: Buffer): string => {
    const fingerprint = createHash('sha256').update(body).digest('hex').slice(0, 10);
    const stamped = `stamped/${fingerprint}/${path}`;
    files.set(stamped, body);
    return `/${stamped}`;
  };
  const addAsset = (path: string): string => {
    const body = readFileSync(join(folder, path));
    // Remote configuration may name a picture of the brand, and knows no fingerprint.
    if (contentTypeOf(extname(path)).startsWith('image/')) files.set(`brand/${path}`, body);
    return add(path, body);
  };
  const { icon192, icon512, icon } = client.assets;
  const png = icon192 ?? icon512 ?? icon;
  const iconFile = png === undefined ? undefined : readFileSync(join(folder, png));
  files.set(faviconPath.slice(1), faviconIco(iconFile, client.theme.themeColor));
  const addresses = new Map(assetPathsOf(client).map((path) => [path, addAsset(path)]));
  const addressed = withAssetAddresses(client, (path) => addresses.get(path) ?? path);
  const fallbackFaces = fallbackFacesCss(client, (path) => readFileSync(join(folder, path)));
  const tokensCss = `${renderFontFacesCss(addressed)}${fallbackFaces}${renderTokensCss(tokens)}`;
  return {
    client: addressed,
    tokensCssAddress: add('tokens.css', Buffer.from(tokensCss)),
    manifestAddress: add('manifest.webmanifest', Buffer.from(webManifest(addressed))),
    files,
  };
}
