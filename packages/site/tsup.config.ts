import { packagePreset } from '../../config/tsup-preset.ts';

export default packagePreset(
  { index: 'src/index.ts', paint: 'src/paint.tsx', styles: 'src/styles.css' },
  { modules: true },
);
