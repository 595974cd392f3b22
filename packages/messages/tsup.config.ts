import { readdirSync } from 'node:fs';
import { packagePreset } from '../../tooling/src/tsup-preset.ts';

const publicEntries = {
  index: 'src/index.ts',
  texts: 'src/th/index.ts',
  catalogue: 'src/catalogue.ts',
  'thai-addresses': 'src/thai-addresses/index.ts',
};

// One module a namespace: a site's bundler assigns modules to its chunks whole, and a page takes along its own texts.
const namespaces = readdirSync('src/th')
  .filter((file) => file !== 'index.ts')
  .map((file) => [`th/${file.replace(/\.ts$/, '')}`, `src/th/${file}`] as const);

export default {
  ...packagePreset({ ...publicEntries, ...Object.fromEntries(namespaces) }),
  dts: { entry: publicEntries },
};
