import { packagePreset } from '../../config/tsup-preset.ts';

export default packagePreset(
  {
    index: 'src/index.ts',
    texts: 'src/th/index.ts',
    'member-frame': 'src/th/member-frame.ts',
    catalogue: 'src/catalogue.ts',
    'join-thai-words': 'src/join-thai-words.ts',
    'thai-addresses': 'src/thai-addresses/index.ts',
  },
  { modules: true },
);
