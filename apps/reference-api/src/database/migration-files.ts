import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { editedComments } from './edited-comments.ts';

export interface Migration {
  readonly id: string;
  readonly sql: string;
  readonly checksum: string;
  /**
   * After this migration, a program can run only if it contains the migration file with this id. Null if every older
   * program can still run.
   */
  readonly needs: string | null;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const statementsOf = (sql: string) => sql.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim();

/** Returns the checksum of a migration. If only the comments of its file were edited, returns the original checksum. */
function checksumOf(id: string, sql: string): string {
  const edited = editedComments.get(id);
  return edited !== undefined && edited.statements === sha256(statementsOf(sql))
    ? edited.checksum
    : sha256(sql);
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (id) => {
      const sql = await readFile(path.join(folder, id), 'utf8');
      return {
        id,
        sql,
        checksum: checksumOf(id, sql),
        needs: /^-- needs: (\S+\.sql)$/m.exec(sql)?.[1] ?? null,
      };
    }),
  );
}

export interface AppliedMigration {
  readonly id: string;
  readonly checksum: string;
  readonly needs: string | null;
}

/**
 * Returns the migrations that are not applied yet. Throws if an applied file was edited, or if an applied migration
 * needs a newer program. Accepts unknown migrations of a newer release, so that a deployment can be rolled back.
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
  return migrations.filter(({ id }) => !applied.some((migration) => migration.id === id));
}
