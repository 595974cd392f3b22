import { join } from 'node:path';
import { checkClients } from '@chada/client-config/node';
import { describe, expect, it } from 'vitest';
import { repoRoot } from '../repo-root.ts';
import { brandHead } from './brand-head.ts';

const { loaded } = checkClients(join(repoRoot, 'clients'));

describe('the head of a page', () => {
  it.each(loaded.map(({ client }) => client))(
    'of $id preloads the Thai letters before all other fonts and before the scripts',
    (client) => {
      const head = brandHead({ client, tokensCssAddress: '/tokens.css', manifestAddress: '/manifest' });
      const preloads = head.split('\n').filter((line) => line.includes('rel="preload"'));
      const isThai = preloads.map((line) => line.includes('thai-400') || line.includes('thai-700'));
      expect(preloads.map((line) => !line.includes('fetchpriority="low"'))).toEqual(isThai);
      expect(isThai.slice(0, 2)).toEqual([true, true]);
      expect(isThai.slice(2).every((candidate) => !candidate)).toBe(true);
    },
  );
});
