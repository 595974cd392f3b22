import { builtSiteFolder } from '@chada/tooling/repo-root';
import { expect, it } from 'vitest';
import { entranceGoals, entranceScripts, totalBytes } from './entrance-scripts.ts';

it('sizes the scripts of the built site, including the early script', () => {
  const { signIn, page } = entranceScripts(builtSiteFolder, 'index.html');
  for (const scripts of [signIn, page])
    expect(scripts).toContainEqual({
      name: expect.stringMatching(/^early-.*\.js$/),
      bytes: expect.any(Number),
    });
  expect(totalBytes(signIn)).toBeLessThanOrEqual(entranceGoals.signIn);
  expect(totalBytes(page)).toBeLessThanOrEqual(entranceGoals.page);
});
