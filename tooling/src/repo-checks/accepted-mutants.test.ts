import { expect, it } from 'vitest';
import { checkAcceptedMutants } from './accepted-mutants.ts';

const accepted = {
  stores: [
    { file: 'src/a.ts', code: 'const a = 1;', reason: 'No effect.' },
    { file: 'src/b.ts', code: 'const b = 1;', reason: 'No effect.' },
  ],
};
const manifest = { path: 'packages/stores/package.json', text: '{}' };
const a = { path: 'packages/stores/src/a.ts', text: '{\n  const a = 1;\n}\n' };

it('an accepted mutation of an existing line is allowed', () => {
  const b = { path: 'packages/stores/src/b.ts', text: 'const b = 1;' };
  expect(checkAcceptedMutants([manifest, a, b], accepted)).toEqual([]);
});

it('an accepted mutation of a changed line or a deleted file is refused', () => {
  const changed = { ...a, text: 'const a = 10;' };
  expect(checkAcceptedMutants([manifest, changed], accepted).map(({ path }) => path)).toEqual([
    'packages/stores/src/a.ts',
    'packages/stores/src/b.ts',
  ]);
});

it('accepted mutations of a missing package are refused', () => {
  expect(checkAcceptedMutants([a], accepted).map(({ message }) => message)).toEqual([
    'Mutations of stores are accepted, but there is no such package.',
  ]);
});
