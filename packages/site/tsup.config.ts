import { packagePreset } from '../../config/tsup-preset.ts';

export default packagePreset(
  {
    index: 'src/index.ts',
    paint: 'src/paint.tsx',
    'sign-in': 'src/start-sign-in.ts',
    styles: 'src/styles.css',
  },
  { modules: true },
);
