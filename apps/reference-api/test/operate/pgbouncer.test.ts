/** Tests the API behind PgBouncer in transaction mode. */
import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsOf } from '../../src/database/apply-migrations.ts';
import { createDatabase, createPool } from '../../src/database/connection.ts';
import { migrate } from '../../src/database/migrate.ts';
import { grantServerRole } from '../../src/database/server-role.ts';
import { writeBackup } from '../../src/backup/write-backup.ts';
import { checkLedger } from '../../src/ledger/check-ledger.ts';
import { createEmptyDatabase } from '../support/test-database.ts';
import { idempotentActions } from '../promises/support/idempotent-actions.ts';
import { startRaceApp, type RaceApp } from '../promises/support/race-app.ts';
import { hasPgBouncer, startPgBouncer, type Pooler } from '../support/pgbouncer.ts';

const present = await hasPgBouncer();

it('runs if PgBouncer is on the PATH, and reports if it is not', () => {
  if (!present) console.warn('pgbouncer is not on the PATH: nothing was tried through a pooler');
  expect(typeof present).toBe('boolean');
});

if (present) {
  describe('through PgBouncer with transaction pooling', () => {
    const role = `chada_pooled_${randomBytes(4).toString('hex')}`;
    let app: RaceApp;
    let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
    let pooler: Pooler;
    let owner: pg.Client;

    beforeAll(async () => {
      empty = await createEmptyDatabase();
      app = await startRaceApp({
        async urlOf(url) {
          owner = new pg.Client({ connectionString: url });
          await owner.connect();
          await owner.query(`create role ${role} login password 'secret'`);
          await grantServerRole(owner, role);
          const served = new URL(url);
          served.username = role;
          served.password = 'secret';
          pooler = await startPgBouncer([served.href, url, empty.url]);
          return pooler.through(served.href);
        },
      });
    }, 120_000);
    afterAll(async () => {
      await pooler?.close();
      await owner?.query(`drop owned by ${role}; drop role ${role}`);
      await owner?.end();
      await app?.close();
      await empty.drop();
    });

    it.each(Object.entries(idempotentActions))(
      '%s happens once for one key in 16 concurrent requests',
      async (_, begin) => {
        const [action, key] = [await begin(app), randomUUID()];
        const responses = await Promise.all(Array.from({ length: 16 }, () => action.send(key)));
        expect(responses.map(({ status, text }) => (status === 200 ? 200 : text))).toEqual(
          Array(16).fill(200),
        );
        expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
        expect((await action.effects.execute(app.db)).rows[0]?.count).toBe(1);
      },
    );

    it('the ledger is correct, and the shared sessions have no settings or prepared statements', async () => {
      expect(await checkLedger(app.db)).toMatchObject({ ok: true });
      const { rows } = await owner.query(`select tablename from pg_tables where schemaname = 'public'`);
      expect(rows).toEqual([]);
      const shared = new pg.Client({
        connectionString: pooler.through(app.databaseUrl.replace(/\/\/[^@]*@/, `//${role}:secret@`)),
      });
      await shared.connect();
      expect((await shared.query('select name from pg_prepared_statements')).rows).toEqual([]);
      await shared.end();
    });

    it('a role without the required settings is refused before it reads or writes', async () => {
      const db = createDatabase(createPool({ url: pooler.through(app.databaseUrl), schema: 'api', max: 1 }));
      await expect(db.selectFrom('brand').select('client_id').execute()).rejects.toThrow(
        /leads through a pooler, where the role postgres needs settings of its own \(search_path/,
      );
      await db.destroy();
    });

    it('migrations create one ledger, in its schema', async () => {
      const url = pooler.through(empty.url);
      expect((await migrate(url, 'api', migrationsOf.api)).length).toBeGreaterThan(10);
      expect(await migrate(url, 'api', migrationsOf.api)).toEqual([]);
      const client = new pg.Client({ connectionString: empty.url });
      await client.connect();
      const { rows } = await client.query(
        `select schemaname, count(*)::int as count from pg_tables where tablename in ('journal', 'schema_migration')
          group by 1`,
      );
      await client.end();
      expect(rows).toEqual([{ schemaname: 'api', count: 2 }]);
    });

    it('a backup requires a direct connection to PostgreSQL', async () => {
      await expect(writeBackup(pooler.through(app.databaseUrl), `/tmp/${randomUUID()}.gz`)).rejects.toThrow(
        /not of a pooler/,
      );
    });
  });
}
