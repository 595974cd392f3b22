import type { ResolvedClient } from '@chada/client-config';
import pg from 'pg';
import type { Config } from './config.ts';

const CONNECT_MS = 10_000;

/** Lists the settings that a real brand's server needs and the environment does not give. */
function missingSettings({ databaseUrl, bank, provider }: Config): string[] {
  const needed = {
    DATABASE_URL: [databaseUrl, 'the address of the PostgreSQL database'],
    BANK_URL: [bank.url, 'the address of the bank gateway'],
    BANK_API_KEY: [bank.apiKey, 'the key of the bank gateway'],
    PROVIDER_URL: [provider.url, 'the address of the game provider gateway'],
    PROVIDER_API_KEY: [provider.apiKey, 'the key of the game provider gateway'],
  } as const;
  return Object.entries(needed)
    .filter(([, [value]]) => value === undefined)
    .map(([name, [, meaning]]) => `${name}: ${meaning} is not set`);
}

/** Lists the brands whose `client.json` holds no licence (RD-17). */
function missingLicences(brands: readonly ResolvedClient[]): string[] {
  return brands
    .filter(({ licence }) => licence === undefined)
    .map(({ id }) => `brand ${id}: "licence" is missing in its client.json`);
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'no answer';

async function missingTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('api.receiving_account') is not null as there`,
  );
  return rows[0]?.there ? [] : ['database: it has no tables of Chada yet; migrate it first'];
}

async function missingAccounts(client: pg.Client, brands: readonly ResolvedClient[]): Promise<string[]> {
  const { rows } = await client.query<{ clientId: string }>(
    'select distinct client_id as "clientId" from api.receiving_account where active',
  );
  const open = new Set(rows.map(({ clientId }) => clientId));
  return brands
    .filter(({ id }) => !open.has(id))
    .map(({ id }) => `brand ${id}: it has no open receiving account`);
}

/** Lists what the database lacks before these brands can be served. Reads only. */
export async function missingInDatabase(url: string, brands: readonly ResolvedClient[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    return [`DATABASE_URL: the database can't be reached (${codeOf(error)})`];
  }
  try {
    const tables = await missingTables(client);
    return tables.length > 0 ? tables : await missingAccounts(client, brands);
  } finally {
    await client.end();
  }
}

/** Throws one error with a line for each thing that a real brand's server lacks. Changes nothing. */
export async function assertNothingMissing(config: Config, brands: readonly ResolvedClient[]): Promise<void> {
  const missing = [
    ...missingSettings(config),
    ...missingLicences(brands),
    ...(config.databaseUrl === undefined ? [] : await missingInDatabase(config.databaseUrl, brands)),
  ];
  if (missing.length === 0) return;
  throw new Error(
    ['Not started: this is missing (CHADA_SANDBOX=1 runs a sandbox without it)', ...missing].join('\n'),
  );
}
