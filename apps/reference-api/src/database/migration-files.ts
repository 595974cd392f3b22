import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** One `.sql` file. Its id is its file name; files are applied in the order of their ids, whose numbers may have gaps. */
export interface Migration {
  readonly id: string;
  readonly sql: string;
  readonly checksum: string;
  /**
   * The migration that a program must know to run after this one. Set by a line `-- needs: 0020-name.sql`, where this
   * migration removes what programs without that one use. Without it, earlier programs keep working.
   */
  readonly needs: string | null;
}

/** Returns the migrations of a folder in order. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (id) => {
      const sql = await readFile(path.join(folder, id), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { id, sql, checksum, needs: /^-- needs: (\S+\.sql)$/m.exec(sql)?.[1] ?? null };
    }),
  );
}

/** A migration as the database records it. */
export interface AppliedMigration {
  readonly id: string;
  readonly checksum: string;
  readonly needs: string | null;
}

/**
 * Returns the migrations that a database lacks. Throws where one was edited after it was applied, or where the database has
 * one that this program can't run with. Other migrations of a newer program are accepted, so that a deployment can be rolled
 * back.
 */
export function missingMigrations(
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[],
): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.id, migration]));
  const tooNew = applied.filter(({ id, needs }) => !known.has(id) && needs !== null && !known.has(needs));
  if (tooNew.length > 0) {
    const ids = tooNew.map(({ id }) => id).join(', ');
    throw new Error(`the database is newer than this program, which can't run with ${ids}`);
  }
  const edited = applied.find(({ id, checksum }) => known.has(id) && known.get(id)?.checksum !== checksum);
  if (edited) {
    throw new Error(
      `${edited.id} was changed after it was applied; add a new migration instead of editing an old one`,
    );
  }
  return migrations.filter(({ id }) => !applied.some((one) => one.id === id));
}
