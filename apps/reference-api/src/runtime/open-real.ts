import { openBrand } from '../brands/open-brand.ts';
import type { Config } from './config.ts';
import { missingInDatabase, realSettings } from './missing.ts';
import type { Surroundings } from './surroundings.ts';

/** Connects the API to the configured gateways. */
export function openReal(config: Config): Surroundings {
  const { databaseUrl, bank, provider, logHashKey } = realSettings(config);
  return {
    bank,
    provider,
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
