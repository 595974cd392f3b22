import { packagePreset } from '../../config/tsup-preset.ts';

export default packagePreset(
  {
    index: 'src/index.ts',
    prerender: 'src/prerender.tsx',
    'sign-in': 'src/start-sign-in.ts',
    styles: 'src/styles.css',
  },
  { modules: true },
);
