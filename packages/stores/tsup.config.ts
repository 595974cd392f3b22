import { readdirSync } from 'node:fs';
import { packagePreset } from '../../config/tsup-preset.ts';

// Each `*.endpoints.ts` file is an entry point, so that a screen loads only the endpoints of its domain.
const endpoints = readdirSync('src', { recursive: true, encoding: 'utf8' }).flatMap((file) => {
  const domain = /([^/\\]+)\.endpoints\.ts$/.exec(file)?.[1];
  return domain === undefined ? [] : [[`entries/${domain}`, `src/${domain}/${domain}.endpoints.ts`]];
});

export default packagePreset(
  {
    index: 'src/index.ts',
    // These modules are separate entry points, because the site does not load them with the code of the first page.
    'entries/connect-browser': 'src/browser/connect-browser.ts',
    'entries/scroll-storage': 'src/navigation/scroll-storage.ts',
    ...Object.fromEntries(endpoints),
  },
  { modules: true },
);
