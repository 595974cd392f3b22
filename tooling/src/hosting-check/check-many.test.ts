import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { describeStartError } from './check-many.ts';

it('says that nginx is not installed, and how to install it', () => {
  const { error } = spawnSync('chada-no-such-nginx');
  if (error === undefined) throw new Error('The program exists.');
  expect(describeStartError(error)).toMatch(/^nginx is not installed\. Install it, .* PATH\.$/);
  expect(describeStartError(new Error('spawn nginx EACCES'))).toBe(
    "nginx can't be started: spawn nginx EACCES",
  );
});
