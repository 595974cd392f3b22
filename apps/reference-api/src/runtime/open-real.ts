import { openBrand } from '../brands/open-brand.ts';
import type { Config } from './config.ts';
import { realSettings } from './missing-settings.ts';
import { listMissingInDatabase } from './missing-in-database.ts';
import type { ExternalServices } from './external-services.ts';

export function openRealServices(config: Config): ExternalServices {
  const { databaseUrl, bank, provider, logHashKey, fairnessSecret } = realSettings(config);
  return {
    bank,
    provider,
    logHashKey,
    fairnessSecret,
    async prepareBrands(db, current) {
      const missing = await listMissingInDatabase(databaseUrl, current);
      if (missing.length > 0) throw new Error(missing.join('\n'));
      for (const brand of current) await openBrand(db, brand);
    },
    greeting: (apiUrl) => [`API  ${apiUrl}`],
    close: () => Promise.resolve(),
  };
}
