import { packagePreset } from '../../config/tsup-preset.ts';

export default packagePreset({ index: 'src/index.ts' }, { modules: true });
