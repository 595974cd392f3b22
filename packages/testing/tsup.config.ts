import { packagePreset } from '../../config/tsup-preset.ts';

// The server needs Node; the rest also serves stories, in a browser.
export default packagePreset(
  { index: 'src/index.ts', server: 'src/server.ts', 'bad-input': 'src/bad-input/index.ts' },
  { platform: 'node' },
);
