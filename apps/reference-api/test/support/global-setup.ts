import { mkdir, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { applyMigrations } from '../../src/database/apply-migrations.ts';
import { openEmbeddedPostgres } from '../../src/database/embedded.ts';
import { isAlive, readPidFile } from '../../src/database/pid-file.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    templateDatabase: string;
  }
}

const home = path.join(os.tmpdir(), 'chada-test-postgres');

/** Removes the PostgreSQL folders of test runs that were killed. */
async function clearLeftOvers(): Promise<void> {
  for (const name of await readdir(home).catch(() => [])) {
    if (isAlive(Number.parseInt(name, 10))) continue;
    const folder = path.join(home, name);
    const note = await readPidFile(path.join(folder, 'postgres'));
    if (note && isAlive(note.pid)) process.kill(note.pid, 'SIGQUIT');
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

async function withAdmin(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Starts PostgreSQL, unless `DATABASE_URL` is set, and migrates a template database. Each test file gets a copy of this
 * database.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await mkdir(home, { recursive: true, mode: 0o755 });
  await clearLeftOvers();
  const folder = path.join(home, String(process.pid));
  const given = process.env['DATABASE_URL'];
  const cluster = given
    ? { url: given, close: () => Promise.resolve() }
    : await openEmbeddedPostgres(folder, 'fast');
  const templateDatabase = `chada_template_${process.pid}`;
  await withAdmin(cluster.url, (client) => client.query(`create database ${templateDatabase}`));
  const templateUrl = new URL(cluster.url);
  templateUrl.pathname = `/${templateDatabase}`;
  for (const schema of ['api', 'sandbox_bank', 'sandbox_provider'] as const) {
    await applyMigrations(templateUrl.href, schema);
  }
  project.provide('postgresUrl', cluster.url);
  project.provide('templateDatabase', templateDatabase);
  return async () => {
    await withAdmin(cluster.url, (client) =>
      client.query(`drop database if exists ${templateDatabase} with (force)`),
    );
    await cluster.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
}
