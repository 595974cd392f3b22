import { expect, it } from 'vitest';
import { withoutJoiners } from './without-joiners.ts';

it('removes word joiners and keeps other invisible characters', () => {
  expect(withoutJoiners('ใช้เครื่อง\u2060มือ\u2060\u00a0ก\u200bข')).toBe('ใช้เครื่องมือ\u00a0ก\u200bข');
});
