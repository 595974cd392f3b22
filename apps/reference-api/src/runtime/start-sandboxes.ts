import { createPool } from '../database/connection.ts';
import { listen } from '../http/server-base.ts';
import { buildSandboxBank } from '../sandbox-bank/server.ts';
import { buildSandboxProvider } from '../sandbox-provider/server.ts';
import type { Config } from './config.ts';
import { sandboxSecret } from './sandbox-secret.ts';

/** A company outside: where it answers, and the key it gave us. */
export interface Outside {
  readonly url: string;
  readonly apiKey: string;
  close(): Promise<void>;
}

const nothing = () => Promise.resolve();

/** The bank: a real one when its address is configured, else the sandbox's own server. */
export async function startBank(config: Config, databaseUrl: string): Promise<Outside> {
  const apiKey = config.bank.apiKey ?? (await sandboxSecret(config.dataFolder, 'bank'));
  if (config.bank.url !== undefined) return { url: config.bank.url, apiKey, close: nothing };
  const pool = createPool({ url: databaseUrl, schema: 'sandbox_bank', max: 6 });
  const server = await buildSandboxBank({ pool, apiKey, logLevel: config.logLevel });
  server.addHook('onClose', () => pool.end());
  return { url: await listen(server, config.bankPort), apiKey, close: () => server.close() };
}

/** The game provider: a real one when its address is configured, else the sandbox's own server. */
export async function startProvider(
  config: Config,
  databaseUrl: string,
  returnOrigins: readonly string[],
): Promise<Outside> {
  const apiKey = config.provider.apiKey ?? (await sandboxSecret(config.dataFolder, 'provider'));
  if (config.provider.url !== undefined) return { url: config.provider.url, apiKey, close: nothing };
  const pool = createPool({ url: databaseUrl, schema: 'sandbox_provider', max: 6 });
  const server = await buildSandboxProvider({ pool, apiKey, returnOrigins, logLevel: config.logLevel });
  server.addHook('onClose', () => pool.end());
  return { url: await listen(server, config.providerPort), apiKey, close: () => server.close() };
}
