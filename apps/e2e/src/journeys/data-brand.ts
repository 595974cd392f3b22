import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startLiveSite } from '@chada/tooling/live-site';
import * as z from 'zod/mini';
import { Browser } from '../browsers/browser.ts';
import type { EnvironmentAddresses } from '../environment.ts';

export interface DataBrand {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
  /**
   * Each item names a picture (`picture`) in a format that all browsers show, and the same picture as a WebP file
   * (`webp`).
   */
  readonly webp?: readonly { readonly picture: string; readonly webp: string }[];
  /** Maps a path in the brand's folder to the file's content. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
}

export interface OpenedBrand {
  readonly browser: Browser;
  readonly origin: string;
  readonly change: (data: DataBrand['data']) => Promise<void>;
  readonly close: () => Promise<void>;
}

const fileSchema = z.looseObject({ assets: z.looseObject({}) });

async function addWebp(file: string, webp: DataBrand['webp']): Promise<void> {
  const { assets } = fileSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  await replaceFields(file, { assets: { ...assets, webp } });
}

async function replaceFields(file: string, fields: DataBrand['data']): Promise<void> {
  const written: unknown = JSON.parse(await readFile(file, 'utf8'));
  const brand = { ...z.looseObject({}).parse(written), ...fields };
  await writeFile(`${file}.new`, JSON.stringify(brand, undefined, 2));
  await rename(`${file}.new`, file);
}

/** Adds a brand to the running product, and starts a site and a browser for it. */
export async function openDataBrand(
  { folder, apiUrl }: Pick<EnvironmentAddresses, 'folder' | 'apiUrl'>,
  { id, data, webp = [], files = {} }: DataBrand,
): Promise<OpenedBrand> {
  const draft = join(folder, `draft-${id}`);
  const target = join(folder, 'clients', id);
  await cp(join(folder, 'clients', 'daothong'), draft, { recursive: true });
  await replaceFields(join(draft, 'client.json'), { id, domains: [], ...data });
  await addWebp(join(draft, 'client.json'), webp);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(draft, path)), { recursive: true });
    await writeFile(join(draft, path), text);
  }
  // Prepares the brand in another folder and then moves this folder, because the API must find all files when it first
  // loads the brand. The API does not read the LINE accounts again later.
  await rename(draft, target);
  const browser = await Browser.launch('current');
  const site = await startLiveSite(folder, apiUrl, () => {});
  return {
    browser,
    origin: `http://${id}.localhost:${site.port}/`,
    change: (fields) => replaceFields(join(target, 'client.json'), fields),
    close: async () => {
      await browser.close();
      await site.stop();
      await rm(target, { recursive: true });
    },
  };
}
