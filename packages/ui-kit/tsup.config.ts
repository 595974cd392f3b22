import { packagePreset } from '../../config/tsup-preset.ts';

export default packagePreset(
  {
    index: 'src/index.ts',
    dialog: 'src/dialog/index.ts',
    'game-art': 'src/game-art/index.ts',
    illustrations: 'src/illustrations/index.ts',
    'qr-code': 'src/qr-code/index.ts',
    toaster: 'src/toaster/index.ts',
    styles: 'src/styles.css',
  },
  { modules: true },
);
