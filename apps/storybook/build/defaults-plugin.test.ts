import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { defaultsOf } from './defaults-plugin.ts';

const read = (code: string): Record<string, Record<string, string>> =>
  Object.fromEntries(
    [...defaultsOf(parseSync('example.js', code).program, code)].map(([name, defaults]) => [
      name,
      Object.fromEntries(defaults),
    ]),
  );

it('finds the defaults of a component that takes its properties apart in its body', () => {
  const code = `
    export const LIMIT_MS = 5000;
    export function Question(props) {
      const { tone = "default", timeoutMs = LIMIT_MS, busy = false, open, ...rest } = props;
      const { type = "button", chips = [] } = rest;
      const { other = 1 } = elsewhere;
      return null;
    }
    function helper(value) { return value; }`;
  expect(read(code)).toEqual({
    Question: { tone: "'default'", timeoutMs: '5000', busy: 'false', type: "'button'", chips: '[]' },
  });
});
