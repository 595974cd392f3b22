import { expect, it } from 'vitest';
import { checkOldNames } from './old-names.ts';

const faultsOf = (path: string, text: string): string[] =>
  checkOldNames({ path, text }).map(({ line, message }) => `${line} ${message}`);

it.each([
  ['a replaced name', 'one();\nawait lastly(post);', '2 "lastly" is now "beforeCommit".'],
  ['a compound', 'judgeReply(reply);', '1 "judgeReply": use validate or check.'],
  ['a word as a declared name', 'const wish = 1;', '1 "wish" is a replaced name: use request.'],
  ['a type of a test', 'export interface Hands {}', '1 "Hands" is a replaced name: use TestActor.'],
  ['a constant of a limit', 'const MOST_PIXELS = 4;', '1 "MOST_PIXELS": use MIN or MAX.'],
  [
    'a comparator',
    'times.sort((one, other) => one - other);',
    '1 A comparator has the parameters "a" and "b".',
  ],
  [
    'a parameter of a test',
    'const pay = (who: TestMember) => 1;',
    '1 "who" is a replaced name: use member or identity.',
  ],
])('refuses %s', (_, text, fault) => {
  expect(faultsOf('packages/a/src/a.ts', text)).toEqual([fault]);
});

it.each(['judge.ts', 'src/judge-reply.ts', 'src/shell/beside.test.tsx'])(
  'refuses the file name %s',
  (path) => {
    expect(faultsOf(path, '')).toHaveLength(1);
  },
);

it('allows the words in texts, other names and documents', () => {
  const text = "const game = { intent: 'capture' }; // a wish of the member\nplay(stage);";
  expect(faultsOf('packages/a/src/a.ts', text)).toEqual([]);
  expect(faultsOf('docs/a.md', 'lastly')).toEqual([]);
});
