import { expect, it } from 'vitest';
import { loggedError } from './log-error.ts';

it('logs an error without the values of a PostgreSQL row', () => {
  const broken = Object.assign(
    new Error('duplicate key value violates unique constraint "member_phone_once"'),
    {
      code: '23505',
      constraint: 'member_phone_once',
      detail: 'Key (client_id, phone)=(brand-a, 0812345678) already exists.',
      where: 'SQL statement with 0812345678',
    },
  );
  const logged = loggedError(new Error('failed', { cause: broken }));
  expect(logged).toMatchObject({
    message: 'failed',
    cause: { code: '23505', constraint: 'member_phone_once' },
  });
  expect(JSON.stringify(logged)).not.toContain('0812345678');
});

it.each([
  ['22P02', 'invalid input syntax for type integer: "0812345678"', /^PostgreSQL refused with 22P02/],
  ['P0001', 'no session for สมศรี', /^PostgreSQL refused with P0001/],
  ['42P01', 'relation "nowhere" does not exist', /^relation "nowhere" does not exist$/],
])("keeps the message of PostgreSQL's %s only if it can't contain a value", (code, message, expected) => {
  const logged = loggedError(Object.assign(new Error(message), { severity: 'ERROR', code }));
  expect(logged.message).toMatch(expected);
  expect(logged.stack).toMatch(/^\s+at /);
  expect(logged.stack).not.toContain(message);
});

it('removes quoted input from a message', () => {
  let thrown: unknown;
  try {
    JSON.parse('{"phone": 0812345678x');
  } catch (error) {
    thrown = error;
  }
  if (!(thrown instanceof Error)) throw new Error('that was no JSON');
  expect(JSON.stringify(loggedError(thrown))).not.toMatch(/0812345678|phone/);
});
