import { openBrand } from '../brands/open-brand.ts';
import type { Config } from './config.ts';
import { httpMessageGateway } from '../message/http-message-gateway.ts';
import { noMessages } from '../message/message-gateway.ts';
import { missingMessages, realSettings } from './missing-settings.ts';
import { findMissingInDatabase } from './missing-in-database.ts';
import type { ExternalServices } from './external-services.ts';

export function openRealServices(config: Config): ExternalServices {
  const { bank, provider, logHashKey, fairnessSecret } = realSettings(config);
  const { url, apiKey } = config.message;
  return {
    bank,
    provider,
    messages: url && apiKey ? httpMessageGateway({ url, apiKey }) : noMessages,
    logHashKey,
    fairnessSecret,
    async prepareBrands({ db, url: databaseUrl }, current) {
      const missing = [
        ...missingMessages(config, current),
        ...(await findMissingInDatabase(databaseUrl, current)),
      ];
      if (missing.length > 0) throw new Error(missing.join('\n'));
      for (const brand of current) await openBrand(db, brand);
    },
    greeting: (apiUrl) => [`API  ${apiUrl}`],
    close: () => Promise.resolve(),
  };
}
