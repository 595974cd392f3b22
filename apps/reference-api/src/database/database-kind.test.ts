import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BackupRefusedError } from '../backup/contents.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { openDatabase, reachDatabase } from '../runtime/open-database.ts';
import { buildBrand } from '../../test/support/builders.ts';
import { createEmptyDatabase, createTestDatabase } from '../../test/support/test-database.ts';
import { WrongDatabaseError } from './database-kind.ts';

const kinds = [
  { kind: 'sandbox', sandbox: true },
  { kind: 'real', sandbox: false },
] as const;

let folder = '';
beforeAll(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'chada-kind-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(kinds)('a database that was made as $kind', ({ kind, sandbox }) => {
  const config = (url: string, as: boolean) => ({ sandbox: as, databaseUrl: url, dataFolder: folder });

  it('opens only as its own kind', async () => {
    const test = await createTestDatabase();
    try {
      await openDatabase(config(test.url, sandbox));
      await openDatabase(config(test.url, sandbox));
      await expect(openDatabase(config(test.url, !sandbox))).rejects.toThrow(WrongDatabaseError);
      await expect(reachDatabase(config(test.url, !sandbox))).rejects.toThrow(
        /can't be opened as a database of a/,
      );
      expect((await test.pool.query('select kind from database_kind')).rows).toEqual([{ kind }]);
    } finally {
      await test.drop();
    }
  });

  it('keeps its kind under every statement', async () => {
    const test = await createTestDatabase();
    try {
      await openDatabase(config(test.url, sandbox));
      for (const statement of [
        `update database_kind set kind = '${sandbox ? 'real' : 'sandbox'}'`,
        'delete from database_kind',
        'truncate database_kind',
      ]) {
        await expect(test.pool.query(statement)).rejects.toThrow(/final/);
      }
    } finally {
      await test.drop();
    }
  });

  it('is restored from a backup only if its kind is requested', { timeout: 90_000 }, async () => {
    const [test, empty] = [await createTestDatabase(), await createEmptyDatabase()];
    try {
      await openDatabase(config(test.url, sandbox));
      const file = path.join(folder, `${kind}.backup.gz`);
      await writeBackup(test.url, file);
      const other = sandbox ? 'real' : 'sandbox';
      await expect(restoreBackup(empty.url, file, { kind: other })).rejects.toThrow(BackupRefusedError);
      await restoreBackup(empty.url, file, { kind });
      await expect(reachDatabase(config(empty.url, !sandbox))).rejects.toThrow(WrongDatabaseError);
      await reachDatabase(config(empty.url, sandbox));
    } finally {
      await test.drop();
      await empty.drop();
    }
  });
});

it('a database without a kind is a sandbox if it contains a brand', async () => {
  const test = await createTestDatabase();
  try {
    await buildBrand(test.db, 'brand-a');
    await test.pool.query('drop table database_kind');
    await expect(
      reachDatabase({ sandbox: false, databaseUrl: test.url, dataFolder: folder }),
    ).rejects.toThrow(/belongs to a sandbox/);
  } finally {
    await test.drop();
  }
});
