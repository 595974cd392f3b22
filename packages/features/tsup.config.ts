import { packagePreset } from '../../tooling/src/tsup-preset.ts';

// One entry point a feature, script and style, so that a screen loads no other screen's code.
const features = [
  'shell',
  'home',
  'login',
  'register',
  'maintenance',
  'not-found',
  'dashboard',
  'deposit',
  'slip',
  'withdraw',
  'history',
  'games',
  'game-return',
  'media',
  'wheel',
  'flip-card',
  'movie',
  'reward',
  'account',
  'password',
  'affiliate',
  'win-lost',
  'address',
  'contact',
  'ranking',
  'promotion',
  'live-chat',
  'live-score',
  'score',
];

export default packagePreset({
  index: 'src/index.ts',
  'member-shell': 'src/shell/member-shell.ts',
  'common-style': 'src/common/common.css',
  ...Object.fromEntries(features.map((feature) => [feature, `src/${feature}/index.ts`])),
  ...Object.fromEntries(features.map((feature) => [`${feature}-style`, `src/${feature}/${feature}.css`])),
});
