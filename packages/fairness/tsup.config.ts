import { packagePreset } from '../../config/tsup-preset.ts';

export default packagePreset(
  { index: 'src/index.ts', log: 'src/log.ts', cli: 'src/cli.ts' },
  { modules: true },
);
