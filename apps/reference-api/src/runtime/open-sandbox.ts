import type { ResolvedClient } from '@chada/client-config';
import { systemClock } from '../clock.ts';
import { createPool } from '../database/connection.ts';
import { serveDocs } from '../docs/serve-docs.ts';
import { httpMessageGateway } from '../message/http-message-gateway.ts';
import { listen } from '../http/server/base-server.ts';
import { buildSandboxBank } from '../sandbox-bank/server.ts';
import { SandboxInbox } from '../sandbox-inbox/inbox.ts';
import { serveInbox } from '../sandbox-inbox/serve-inbox.ts';
import { buildSandboxProvider } from '../sandbox-provider/server.ts';
import { demoMember } from '../seed/seed-demo.ts';
import { seed } from '../seed/seed.ts';
import type { Config } from './config.ts';
import type { Gateway, ExternalServices } from './external-services.ts';
import { sandboxSecret } from './sandbox-secret.ts';

interface ManagedServer extends Gateway {
  close(): Promise<void>;
}

const nothing = () => Promise.resolve();

async function startBank(config: Config, databaseUrl: string): Promise<ManagedServer> {
  const apiKey = config.bank.apiKey ?? (await sandboxSecret(config.dataFolder, 'bank'));
  if (config.bank.url !== undefined) return { url: config.bank.url, apiKey, close: nothing };
  const pool = createPool({ url: databaseUrl, schema: 'sandbox_bank', max: 6 });
  const server = await buildSandboxBank({ pool, apiKey, logLevel: config.logLevel });
  server.addHook('onClose', () => pool.end());
  return { url: await listen(server, config.bankPort), apiKey, close: () => server.close() };
}

async function startProvider(
  config: Config,
  databaseUrl: string,
  returnOrigins: readonly string[],
): Promise<ManagedServer> {
  const apiKey = config.provider.apiKey ?? (await sandboxSecret(config.dataFolder, 'provider'));
  if (config.provider.url !== undefined) return { url: config.provider.url, apiKey, close: nothing };
  const pool = createPool({ url: databaseUrl, schema: 'sandbox_provider', max: 6 });
  const server = await buildSandboxProvider({ pool, apiKey, returnOrigins, logLevel: config.logLevel });
  server.addHook('onClose', () => pool.end());
  return { url: await listen(server, config.providerPort), apiKey, close: () => server.close() };
}

export async function openSandbox(
  config: Config,
  { databaseUrl, brands }: { databaseUrl: string; brands: readonly ResolvedClient[] },
): Promise<ExternalServices> {
  const returnOrigins = brands.flatMap(({ domains }) => domains.map((domain) => `https://${domain}`));
  const bank = await startBank(config, databaseUrl);
  const provider = await startProvider(config, databaseUrl, returnOrigins).catch(async (error: unknown) => {
    await bank.close();
    throw error;
  });
  const inbox = new SandboxInbox();
  const { url, apiKey } = config.message;
  return {
    bank,
    provider,
    messages: url && apiKey ? httpMessageGateway({ url, apiKey }) : inbox,
    logHashKey: config.logHashKey ?? (await sandboxSecret(config.dataFolder, 'log')),
    fairnessSecret: config.fairness.secret ?? (await sandboxSecret(config.dataFolder, 'fairness')),
    prepareBrands: ({ db }, current) =>
      seed(db, { brands: current, now: systemClock.now(), demo: !config.production }),
    async servePages(server) {
      await serveDocs(server);
      await serveInbox(server, inbox);
    },
    greeting: (apiUrl) => [
      `API  ${apiUrl}  (reference: ${apiUrl}/docs)`,
      `bank  ${bank.url}`,
      `games  ${provider.url}`,
      `text messages  ${apiUrl}/inbox`,
      ...(config.production ? [] : [`demo member  ${demoMember.username} / ${demoMember.password}`]),
    ],
    async close() {
      await provider.close();
      await bank.close();
    },
  };
}
