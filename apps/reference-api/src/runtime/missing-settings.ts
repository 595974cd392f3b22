import type { ResolvedClient } from '@chada/client-config';
import { asksPhoneCode } from '../modules/registration/phone-code.ts';
import { isUnreachable } from '../cells/unreachable.ts';
import type { Config } from './config.ts';
import type { Gateway } from './external-services.ts';
import { findMissingInDatabase, listMissingInDatabase } from './missing-in-database.ts';

export function missingMessages({ message }: Config, brands: readonly ResolvedClient[]): string[] {
  const [first] = brands.filter(asksPhoneCode);
  if (first === undefined) return [];
  const reason = `is not set, and brand ${first.id} asks for one-time codes ("registration.phoneCode")`;
  return [
    ...(message.url === undefined ? [`MESSAGE_URL: the address of the message gateway ${reason}`] : []),
    ...(message.apiKey === undefined ? [`MESSAGE_API_KEY: the key of the message gateway ${reason}`] : []),
  ];
}

function missingSettings({ databaseUrl, bank, provider, logHashKey, fairness }: Config): string[] {
  const needed = {
    DATABASE_URL: [databaseUrl, 'the address of the PostgreSQL database'],
    BANK_URL: [bank.url, 'the address of the bank gateway'],
    BANK_API_KEY: [bank.apiKey, 'the key of the bank gateway'],
    PROVIDER_URL: [provider.url, 'the address of the game provider gateway'],
    PROVIDER_API_KEY: [provider.apiKey, 'the key of the game provider gateway'],
    LOG_HASH_KEY: [logHashKey, 'the key that hashes names in the log'],
    FAIRNESS_SECRET: [fairness.secret, 'the secret of provable draws (openssl rand -base64 32)'],
  } as const;
  return Object.entries(needed)
    .filter(([, [value]]) => value === undefined)
    .map(([name, [, meaning]]) => `${name}: ${meaning} is not set`);
}

function missingLicences(brands: readonly ResolvedClient[]): string[] {
  return brands
    .filter(({ licence }) => licence === undefined)
    .map(({ id }) => `brand ${id}: "licence" is missing in its client.json`);
}

interface RealSettings {
  readonly databaseUrl: string;
  readonly bank: Gateway;
  readonly provider: Gateway;
  readonly logHashKey: string;
  readonly fairnessSecret: string;
}

const messageOf = (heading: string, missing: readonly string[]): string =>
  (missing.length === 1 ? missing : [heading, ...missing]).join('\n');

export function realSettings(config: Config): RealSettings {
  const { databaseUrl, bank, provider, logHashKey } = config;
  const fairnessSecret = config.fairness.secret;
  const secrets = logHashKey && fairnessSecret ? { logHashKey, fairnessSecret } : undefined;
  if (!databaseUrl || !bank.url || !bank.apiKey || !provider.url || !provider.apiKey || !secrets)
    throw new Error(messageOf('This is missing:', missingSettings(config)));
  return {
    databaseUrl,
    bank: { url: bank.url, apiKey: bank.apiKey },
    provider: { url: provider.url, apiKey: provider.apiKey },
    ...secrets,
  };
}

async function missingInDatabases(
  { databaseUrl, cells }: Config,
  brands: readonly ResolvedClient[],
): Promise<string[]> {
  if (!cells) return databaseUrl === undefined ? [] : listMissingInDatabase(databaseUrl, brands);
  // Passes no brands, because only the registry knows the brands of each cell, and the registry is read later.
  const missing = await Promise.all(
    Object.entries(cells.cells).map(async ([name, url]) => {
      // Skips a cell that is down. The cell is verified when it answers again.
      const lines = await findMissingInDatabase(url, []).catch((error: unknown) => {
        if (isUnreachable(error)) return [];
        throw error;
      });
      return lines.map((line) => `cell ${name}: ${line}`);
    }),
  );
  return missing.flat();
}

export async function assertNoSettingMissing(
  config: Config,
  brands: readonly ResolvedClient[],
): Promise<void> {
  const missing = [
    ...missingSettings(config),
    ...missingMessages(config, brands),
    ...missingLicences(brands),
    ...(await missingInDatabases(config, brands)),
  ];
  if (missing.length === 0) return;
  throw new Error(
    messageOf('Not started: this is missing (CHADA_SANDBOX=1 runs a sandbox without it)', missing),
  );
}
