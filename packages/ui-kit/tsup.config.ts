import { existsSync, readdirSync } from 'node:fs';
import { packagePreset } from '../../config/tsup-preset.ts';

// The folders that are entry points: each folder in `src` that has an `index.ts`.
const folders = readdirSync('src').filter((name) => existsSync(`src/${name}/index.ts`));

export default packagePreset(
  {
    index: 'src/index.ts',
    styles: 'src/styles.css',
    public: 'src/public.css',
    member: 'src/member.css',
    tokens: 'src/tokens.css',
    ...Object.fromEntries(folders.map((folder) => [`entries/${folder}`, `src/${folder}/index.ts`])),
  },
  { modules: true, isClient: true },
);
