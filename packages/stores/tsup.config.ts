import { readdirSync } from 'node:fs';
import { packagePreset } from '../../config/tsup-preset.ts';

// A screen loads the endpoints of its own domain only, so each `*.endpoints.ts` is an entry point.
const endpoints = readdirSync('src', { recursive: true, encoding: 'utf8' }).flatMap((file) => {
  const domain = /([^/\\]+)\.endpoints\.ts$/.exec(file)?.[1];
  return domain === undefined ? [] : [[`entries/${domain}`, `src/${domain}/${domain}.endpoints.ts`]];
});

export default packagePreset(
  {
    index: 'src/index.ts',
    // The site loads it after its first page.
    'entries/connect-browser': 'src/browser/connect-browser.ts',
    ...Object.fromEntries(endpoints),
  },
  { modules: true },
);
