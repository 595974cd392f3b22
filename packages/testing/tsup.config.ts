import { packagePreset } from '../../config/tsup-preset.ts';

// Only the server entry requires Node. Stories use the other entries in browsers.
export default packagePreset(
  { index: 'src/index.ts', server: 'src/server.ts', 'bad-input': 'src/bad-input/index.ts' },
  { platform: 'node' },
);
