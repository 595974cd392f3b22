import { packagePreset } from '../../config/tsup-preset.ts';

export default packagePreset({ index: 'src/index.ts', 'own-page': 'src/own-page.ts', node: 'src/node.ts' });
