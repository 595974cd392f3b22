import { readdirSync } from 'node:fs';
import { packagePreset } from '../../tooling/src/tsup-preset.ts';

const publicEntries = {
  index: 'src/index.ts',
  dialog: 'src/dialog/index.ts',
  'game-art': 'src/game-art/index.ts',
  illustrations: 'src/illustrations/index.ts',
  'qr-code': 'src/qr-code/index.ts',
  toaster: 'src/toaster/index.ts',
};

// One module a source file: a site's bundler assigns modules to its chunks whole, so one big index.js would put every
// component that any screen uses into the first chunk.
const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)index\.ts$/.test(file))
  .map((file) => [`modules/${file.replace(/\.tsx?$/, '')}`, `src/${file}`] as const);

export default {
  ...packagePreset({ ...publicEntries, ...Object.fromEntries(modules), styles: 'src/styles.css' }),
  dts: { entry: publicEntries },
};
