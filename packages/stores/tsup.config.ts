import { packagePreset } from '../../tooling/src/tsup-preset.ts';

// A screen loads the endpoints of its own resource only, so each resource is an entry point.
const resources = ['announcement', 'deposit', 'game', 'history', 'register', 'slip', 'user', 'withdraw'];

export default packagePreset({
  index: 'src/index.ts',
  ...Object.fromEntries(resources.map((resource) => [resource, `src/endpoints/${resource}.ts`])),
});
