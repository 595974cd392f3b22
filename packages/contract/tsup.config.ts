import { readdirSync } from 'node:fs';
import { packagePreset } from '../../config/tsup-preset.ts';

// Each `*.contract.ts` file is an entry point, so that a screen does not load the operations of other screens.
const areas = readdirSync('src').flatMap((file) => {
  const area = /^(?!examples)(.+)\.contract\.ts$/.exec(file)?.[1];
  return area === undefined ? [] : [[`entries/${area}`, `src/${file}`]];
});

export default packagePreset({
  index: 'src/index.ts',
  'entries/envelope': 'src/envelope.ts',
  'entries/openapi': 'src/openapi.ts',
  'entries/game-search': 'src/game-search.ts',
  ...Object.fromEntries(areas),
});
