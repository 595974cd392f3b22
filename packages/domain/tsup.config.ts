import { packagePreset } from '../../config/tsup-preset.ts';

export default packagePreset(
  { index: 'src/index.ts', 'thai-postcodes': 'src/thai-postcodes/index.ts' },
  { modules: true },
);
