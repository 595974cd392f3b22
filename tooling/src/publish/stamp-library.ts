import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { filesBelow, share, shareFiles } from '../stamp/link-files.ts';

/** An immutable build of a brand's site. Its id is a hash of its content. */
export interface Stamp {
  readonly brand: string;
  readonly id: string;
  readonly folder: string;
  readonly stampedAt: string;
  /** True if the brand passed the checks for production, which a site with real money requires. */
  readonly isForProduction: boolean;
}

export const siteFolder = 'site';
export const nginxFileName = 'nginx.conf';

const recordSchema = z.object({ stampedAt: z.string(), isForProduction: z.boolean() });

const stampId = /^[0-9a-f]{12}$/;

const stampsFolder = (out: string, brand: string): string => join(out, '.stamps', brand);

export function stampIdOf(folder: string): string {
  const all = createHash('sha256');
  for (const path of filesBelow(folder)) {
    const digest = createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('hex');
    all.update(`${path}\0${digest}\n`);
  }
  return all.digest('hex').slice(0, 12);
}

/**
 * Stores the built site of a brand as a stamp in the folder `out`. Returns the stamp's id. If a stamp with the
 * same content exists, only updates the record of that stamp.
 */
export function saveStamp(out: string, brand: string, isForProduction: boolean): string {
  const stamps = stampsFolder(out, brand);
  const part = join(stamps, `.part-${process.pid}`);
  rmSync(part, { recursive: true, force: true });
  try {
    const site = join(out, brand);
    shareFiles(site, join(part, siteFolder), filesBelow(site));
    share(join(out, `${brand}.nginx.conf`), join(part, nginxFileName));
    const id = stampIdOf(part);
    const known = existsSync(join(stamps, id)) ? findStamp(out, brand, id) : undefined;
    const record = {
      stampedAt: known?.stampedAt ?? new Date().toISOString(),
      isForProduction: isForProduction || known?.isForProduction === true,
    };
    writeFileSync(join(stamps, `${id}.json`), `${JSON.stringify(record)}\n`);
    if (known === undefined) renameSync(part, join(stamps, id));
    return id;
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

export function listStamps(out: string, brand: string): readonly Stamp[] {
  const stamps = stampsFolder(out, brand);
  if (!existsSync(stamps)) return [];
  return readdirSync(stamps)
    .filter((name) => stampId.test(name) && existsSync(join(stamps, `${name}.json`)))
    .map((id) => {
      const record: unknown = JSON.parse(readFileSync(join(stamps, `${id}.json`), 'utf8'));
      return { brand, id, folder: join(stamps, id), ...recordSchema.parse(record) };
    })
    .sort((a, b) => b.stampedAt.localeCompare(a.stampedAt));
}

export function stampedBrands(out: string): readonly string[] {
  const folder = join(out, '.stamps');
  return existsSync(folder) ? readdirSync(folder).filter((brand) => listStamps(out, brand).length > 0) : [];
}

/**
 * Throws if `start` is not the beginning of a stamp's id. An empty text is invalid too, because a script may pass an
 * unset variable.
 */
export function assertStampStart(start: string): void {
  if (!/^[0-9a-f]{4,12}$/.test(start))
    throw new Error(
      `A stamp is named by the first 4 to 12 digits of its id (0-9, a-f), not by ${JSON.stringify(start)}.`,
    );
}

export function findStamp(out: string, brand: string, start: string): Stamp {
  const all = listStamps(out, brand);
  const found = all.filter(({ id }) => id.startsWith(start));
  const [stamp] = found;
  if (stamp !== undefined && found.length === 1) return stamp;
  if (all.length === 0) throw new Error(`${brand} has no stamp in ${out}. First: pnpm brand:stamp ${brand}`);
  const ids = (found.length > 1 ? found : all).slice(0, 5).map(({ id }) => id);
  throw new Error(
    `${found.length > 1 ? 'Several stamps' : 'No stamp'} of ${brand} ${found.length > 1 ? 'begin' : 'begins'} with ${start}. Existing: ${ids.join(', ')}.`,
  );
}

/** Throws if the files of a stamp have changed, so that their hash differs from the stamp's id. */
export function assertUnchanged({ brand, id, folder }: Stamp): void {
  if (stampIdOf(folder) !== id)
    throw new Error(`The files of ${brand} ${id} have changed since it was stamped. Stamp the brand again.`);
}

export function keepNewest(out: string, brand: string, count: number): void {
  for (const { id, folder } of listStamps(out, brand).slice(count)) {
    rmSync(`${join(stampsFolder(out, brand), id)}.json`, { force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}
