import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
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

export interface AddedBrand {
  readonly change: (data: DataBrand['data']) => Promise<void>;
  readonly remove: () => Promise<void>;
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

export async function addDataBrand(
  { folder }: Pick<EnvironmentAddresses, 'folder'>,
  { id, data, webp = [], files = {} }: DataBrand,
): Promise<AddedBrand> {
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
  return {
    change: (fields) => replaceFields(join(target, 'client.json'), fields),
    remove: () => rm(target, { recursive: true }),
  };
}
