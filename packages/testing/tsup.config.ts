import { packagePreset } from '../../config/tsup-preset.ts';

// The server requires Node; the rest also runs in a browser, for stories.
export default packagePreset(
  { index: 'src/index.ts', server: 'src/server.ts', 'bad-input': 'src/bad-input/index.ts' },
  { platform: 'node' },
);
