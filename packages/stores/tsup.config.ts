import { packagePreset } from '../../tooling/src/tsup-preset.ts';

// A screen loads the endpoints of its own resource only, so each resource is an entry point.
const resources = [
  'address',
  'affiliate',
  'announcement',
  'check-in',
  'configuration',
  'deposit',
  'flip-card',
  'game',
  'history',
  'log',
  'register',
  'reward',
  'slip',
  'user',
  'wheel',
  'withdraw',
];

export default packagePreset(
  {
    index: 'src/index.ts',
    // A site's first page goes without it.
    'connect-browser': 'src/connect-browser.ts',
    ...Object.fromEntries(resources.map((resource) => [resource, `src/endpoints/${resource}.ts`])),
  },
  { modules: true },
);
