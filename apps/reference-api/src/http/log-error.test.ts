import { expect, it } from 'vitest';
import { loggedError } from './log-error.ts';

it('an error is logged without the row that PostgreSQL puts into it', () => {
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
