import { packagePreset } from '../../config/tsup-preset.ts';

// Only the server entry requires Node. The other entries also run in browsers, because stories use them.
export default packagePreset(
  { index: 'src/index.ts', server: 'src/server.ts', 'bad-input': 'src/bad-input/index.ts' },
  { platform: 'node' },
);
