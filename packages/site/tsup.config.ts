import { packagePreset } from '../../tooling/src/tsup-preset.ts';

export default packagePreset({ index: 'src/index.ts', styles: 'src/styles.css' }, { modules: true });
