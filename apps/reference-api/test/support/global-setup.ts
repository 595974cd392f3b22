import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { applyMigrations } from '../../src/database/apply-migrations.ts';
import { openEmbeddedPostgres } from '../../src/database/embedded.ts';
import { createClusterHome } from './cluster-home.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    templateDatabase: string;
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
  const folder = await createClusterHome('chada-test-postgres');
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
