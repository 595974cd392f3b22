import { existsSync, readdirSync } from 'node:fs';
import { packagePreset } from '../../config/tsup-preset.ts';

// A folder with an index loads apart from the rest, so each is an entry point.
const folders = readdirSync('src').filter((name) => existsSync(`src/${name}/index.ts`));

export default packagePreset(
  {
    index: 'src/index.ts',
    styles: 'src/styles.css',
    ...Object.fromEntries(folders.map((folder) => [`entries/${folder}`, `src/${folder}/index.ts`])),
  },
  { modules: true },
);
