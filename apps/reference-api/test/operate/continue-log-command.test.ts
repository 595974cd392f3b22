/** Tests the command `pnpm fairness:continue`. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { writeBackup } from '../../src/backup/write-backup.ts';
import { publishLog } from '../../src/modules/fairness/publish-log.ts';
import { repoRoot } from '../../src/runtime/config.ts';
import { brandA, FAIRNESS_SECRET, startTestApp, type TestApp } from '../support/test-app.ts';
import { compileCache } from '../support/compile-cache.ts';
import { createEmptyDatabase } from '../support/test-database.ts';
import { signUp } from '../support/test-members.ts';

const brand = brandA.id;
let app: TestApp;
let folder: string;
let restored: Awaited<ReturnType<typeof createEmptyDatabase>>;
beforeAll(async () => {
  app = await startTestApp();
  await app.db.updateTable('prize_game').set({ turns_a_day: 50 }).execute();
  folder = await mkdtemp(path.join(os.tmpdir(), 'chada-continue-'));
  const target = path.join(folder, 'clients', brand);
  await cp(path.join(repoRoot, 'clients/chaba'), target, { recursive: true });
  const file = path.join(target, 'client.json');
  const text = (await readFile(file, 'utf8'))
    .replace('"id": "chaba"', `"id": "${brand}"`)
    .replace(/"domains": \[[^\]]*\]/, '"domains": ["www.brand-a.example"]');
  await writeFile(file, text);

  const member = await signUp(app);
  const spin = () => {
    app.passTime();
    return app.call('wheel.reward', { body: {} }, { ...member, key: randomUUID() });
  };
  await spin();
  const backup = path.join(folder, 'chada.backup.gz');
  await writeBackup(app.databaseUrl, backup);
  await spin();
  await publishLog(app.deps, brand);
  restored = await createEmptyDatabase();
  await restoreBackup(restored.url, backup);
});
afterAll(async () => {
  await restored.drop();
  await app.close();
  await rm(folder, { recursive: true });
});

interface Run {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

function run(args: readonly string[], changes: Readonly<Record<string, string>> = {}): Promise<Run> {
  const env = {
    ...process.env,
    ...compileCache,
    CHADA_SANDBOX: '1',
    DATABASE_URL: restored.url,
    CLIENTS_FOLDER: path.join(folder, 'clients'),
    FAIRNESS_SECRET,
    FAIRNESS_FOLDER: app.deps.fairness.folder,
    ...changes,
  };
  const cli = path.join(repoRoot, 'apps/reference-api/src/continue-log-cli.ts');
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, ...args], { env }, (failure, out, error) =>
      resolve({ code: failure === null ? 0 : Number(failure.code), out, error }),
    );
  });
}

it.each<[string, readonly string[], Readonly<Record<string, string>>, string]>([
  ['no brand', [], {}, ''],
  ['an unknown brand', ['--brand', 'nobody'], {}, 'there is no brand nobody\n'],
  ['no secret', ['--brand', brand], { FAIRNESS_SECRET: '' }, 'FAIRNESS_SECRET is not set\n'],
])('refuses %s, names the fault and changes nothing', async (_, args, changes, fault) => {
  const { code, out, error } = await run(args, changes);
  expect([code, error]).toEqual([1, fault]);
  expect(out).toBe(fault === '' ? (await run(['--help'])).out : '');
});

it('continues the log of a restored brand once, and prints what was kept', { timeout: 60_000 }, async () => {
  const first = await run(['--brand', brand]);
  expect(first).toMatchObject({ code: 0, error: '' });
  const lines = first.out.trimEnd().split('\n');
  expect(lines[0]).toBe('the log goes on as www.brand-a.example/fairness/log/brand-a.2');
  expect(lines[1]).toMatch(
    /^\d+ of the \d+ entries of www\.brand-a\.example\/fairness\/log\/brand-a are kept$/,
  );
  expect(lines[2]).toMatch(/^\d+ seed pairs? (is|are) revealed/);
  const second = await run(['--brand', brand]);
  expect(second.code).toBe(1);
  expect(second.error).toContain('has no published log of www.brand-a.example/fairness/log/brand-a');
});
