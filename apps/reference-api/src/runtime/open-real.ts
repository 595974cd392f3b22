import { openBrand } from '../brands/open-brand.ts';
import type { Config } from './config.ts';
import { missingInDatabase } from './missing.ts';
import type { Surroundings } from './surroundings.ts';

/** Connects the API to the configured gateways. */
export function openReal({ bank, provider, databaseUrl, logHashKey }: Config): Surroundings {
  if (!bank.url || !bank.apiKey || !provider.url || !provider.apiKey || !databaseUrl || !logHashKey) {
    throw new Error('a setting is missing that assertNothingMissing must have named');
  }
  return {
    bank: { url: bank.url, apiKey: bank.apiKey },
    provider: { url: provider.url, apiKey: provider.apiKey },
    logHashKey,
    async prepareBrands(db, current) {
      const missing = await missingInDatabase(databaseUrl, current);
      if (missing.length > 0) throw new Error(missing.join('\n'));
      for (const brand of current) await openBrand(db, brand);
    },
    greeting: (apiUrl) => [`API  ${apiUrl}`],
    close: () => Promise.resolve(),
  };
}
