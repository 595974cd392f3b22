import { packagePreset } from '../../tooling/src/tsup-preset.ts';

export default packagePreset(
  {
    index: 'src/index.ts',
    texts: 'src/th/index.ts',
    'screen-titles': 'src/th/screen-titles.ts',
    catalogue: 'src/catalogue.ts',
    'thai-addresses': 'src/thai-addresses/index.ts',
  },
  { modules: true },
);
