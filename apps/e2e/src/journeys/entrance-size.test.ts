import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entranceGoals, entranceScripts, totalBytes } from '../bench/entrance-scripts.ts';
import { workerEnvironment } from '../worker-environment.ts';

describe('the size of an entrance', () => {
  it.each(['login', 'index'])(
    '%s needs at most 60 kB until a sign-in can be sent, and 136 kB in all, in every brand',
    (name) => {
      for (const id of workerEnvironment().clientIds) {
        const brand = join(workerEnvironment().folder, 'stamped', id);
        const { signIn, page: all } = entranceScripts(brand, `${name}.html`);
        expect(totalBytes(signIn)).toBeLessThanOrEqual(entranceGoals.signIn);
        expect(totalBytes(all)).toBeLessThanOrEqual(entranceGoals.page);
      }
    },
  );
});
