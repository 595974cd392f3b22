import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { packagePreset } from '../../config/tsup-preset.ts';

// One entry point a feature, script and style, so that a screen loads no other screen's code.
const features = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => basename(file) === 'index.ts' && dirname(file) !== '.')
  .map((file) => dirname(file).replaceAll('\\', '/'));

export default packagePreset({
  index: 'src/index.ts',
  'member-shell': 'src/shell/member-shell.ts',
  'common-style': 'src/common/common.css',
  ...Object.fromEntries(features.map((feature) => [feature, `src/${feature}/index.ts`])),
  ...Object.fromEntries(
    features.map((feature) => [`${feature}-style`, `src/${feature}/${basename(feature)}.css`]),
  ),
});
