import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { assetPathsOf, withAssetAddresses, type ResolvedClient } from '@chada/client-config';
import {
  renderFontFacesCss,
  renderGreetingCss,
  renderTokensCss,
  withSecondLogo,
  type LoadedClient,
} from '@chada/client-config/node';
import { joinThaiWords } from '@chada/messages/join-thai-words';
import { contentTypeOf } from '../hosting/content-types.ts';
import { faviconIco, faviconPath } from './favicon.ts';
import { fallbackFacesCss } from './fallback-fonts.ts';
import { webManifest } from './manifest.ts';

export interface Brand {
  readonly client: ResolvedClient;
  readonly tokensCssAddress: string;
  readonly manifestAddress: string;
}

export interface PreparedBrand extends Brand {
  readonly files: ReadonlyMap<string, Buffer>;
  /** The brand's own pages with their content. In `client`, these pages have no content blocks. */
  readonly pages: ResolvedClient['pages'];
}

export function brandOnPage({ pages, ...brand }: PreparedBrand, name: string): Brand {
  const { client } = brand;
  const withBlocks = client.pages.map((page) =>
    page.slug === name ? (pages.find(({ slug }) => slug === name) ?? page) : page,
  );
  return { ...brand, client: { ...client, pages: withBlocks } };
}

/** Reads the files of a brand, and gives each file a URL with a hash of its content. */
export function prepareBrand({ folder, client, tokens, secondPalette }: LoadedClient): PreparedBrand {
  const files = new Map<string, Buffer>();
  const add = (path: string, body: Buffer): string => {
    const fingerprint = createHash('sha256').update(body).digest('hex').slice(0, 10);
    const stamped = `stamped/${fingerprint}/${path}`;
    files.set(stamped, body);
    return `/${stamped}`;
  };
  const addAsset = (path: string): string => {
    const body = readFileSync(join(folder, path));
    // Also adds images at a path without a hash, because the configuration from the backend may use this path.
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
  const greeting = renderGreetingCss(client, (path) => readFileSync(join(folder, path), 'utf8'));
  const palettes = renderTokensCss(tokens, withSecondLogo(addressed, secondPalette));
  const tokensCss = `${renderFontFacesCss(addressed)}${fallbackFaces}${palettes}${greeting}`;
  const names = [client.name, client.footer.holder];
  const messages = Object.fromEntries(
    Object.entries(client.messages).map(([key, text]) => [key, joinThaiWords(text, names)]),
  );
  // Removes the hashes of the pages' sources, because only the API needs these hashes.
  const pages = addressed.pages.map(({ sourceHash: _sourceHash, ...page }) => ({
    ...page,
    description: joinThaiWords(page.description, names),
    address: add(`pages/${page.slug}.json`, Buffer.from(JSON.stringify(page.blocks))),
  }));
  return {
    client: { ...addressed, messages, pages: pages.map(({ blocks: _blocks, ...page }) => page) },
    pages,
    tokensCssAddress: add('tokens.css', Buffer.from(tokensCss)),
    manifestAddress: add('manifest.webmanifest', Buffer.from(webManifest(addressed))),
    files,
  };
}
