import { packagePreset } from '../../config/tsup-preset.ts';

// A screen loads the operations of its own area only, so each area is an entry point.
const areas = [
  'address',
  'affiliate',
  'announcement',
  'check-in',
  'deposit',
  'game',
  'history',
  'outcome',
  'prize',
  'registration',
  'reward',
  'session',
  'setting',
  'slip',
  'user',
  'withdrawal',
];

export default packagePreset({
  index: 'src/index.ts',
  envelope: 'src/envelope.ts',
  'error-codes': 'src/error-codes.contract.ts',
  openapi: 'src/openapi.ts',
  'game-search': 'src/game-search.ts',
  ...Object.fromEntries(areas.map((area) => [area, `src/${area}.contract.ts`])),
});
