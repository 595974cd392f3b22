import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { packagePreset } from '../../config/tsup-preset.ts';

// Each feature has one entry point for its script and one for its style, so that a screen loads only its own code.
const features = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => basename(file) === 'index.ts' && dirname(file) !== '.')
  .map((file) => dirname(file).replaceAll('\\', '/'));

export default packagePreset({
  index: 'src/index.ts',
  'member-shell': 'src/shell/member-shell.ts',
  'chat-corner': 'src/shell/chat-corner.tsx',
  'common-style': 'src/common/common.css',
  'member-shell-style': 'src/shell/member-shell.css',
  ...Object.fromEntries(features.map((feature) => [feature, `src/${feature}/index.ts`])),
  ...Object.fromEntries(
    features.map((feature) => [`${feature}-style`, `src/${feature}/${basename(feature)}.css`]),
  ),
});
