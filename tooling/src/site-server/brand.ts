import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { assetPathsOf, withAssetAddresses, type ResolvedClient } from '@chada/client-config';
import { renderFontFacesCss, renderTokensCss, type LoadedClient } from '@chada/client-config/node';
import { contentTypeOf } from './content-types.ts';
import { webManifest } from './manifest.ts';

/** A brand as its pages need it: everything that stamping reads, nothing of where it came from. */
export interface Brand {
  /** With every own file as the address it is served at. */
  readonly client: ResolvedClient;
  /** Addresses of the generated files, which carry the fingerprint of their content. */
  readonly tokensCssAddress: string;
  readonly manifestAddress: string;
}

/** A file that a brand brings along. */
export interface BrandFile {
  readonly body: Buffer;
  readonly contentType: string;
  readonly fingerprint: string;
}

/** A brand ready to be served: what its pages say, and its files by their path below `/brand/`. */
export interface ServedBrand extends Brand {
  readonly files: ReadonlyMap<string, BrandFile>;
}

/** Prepares a loaded brand: reads its files, writes its tokens and manifest, gives each an address that changes with it. */
export function serveBrand({ folder, client, tokens }: LoadedClient): ServedBrand {
  const files = new Map<string, BrandFile>();
  const add = (path: string, body: Buffer): string => {
    const fingerprint = createHash('sha256').update(body).digest('hex').slice(0, 10);
    files.set(path, { body, contentType: contentTypeOf(extname(path)), fingerprint });
    return `/brand/${path}?v=${fingerprint}`;
  };
  const addresses = new Map(
    assetPathsOf(client).map((path) => [path, add(path, readFileSync(join(folder, path)))]),
  );
  const addressed = withAssetAddresses(client, (path) => addresses.get(path) ?? path);
  const tokensCss = `${renderFontFacesCss(addressed)}${renderTokensCss(tokens)}`;
  return {
    client: addressed,
    tokensCssAddress: add('tokens.css', Buffer.from(tokensCss)),
    manifestAddress: add('manifest.webmanifest', Buffer.from(webManifest(addressed))),
    files,
  };
}
