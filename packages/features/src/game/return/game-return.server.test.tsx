// @vitest-environment node
import { expect, it } from 'vitest';
import { renderOnServer } from '../../../test/render-on-server.tsx';
import { GameReturn } from './game-return.tsx';

it('[ME-22] renders where there is no window, no document and no storage, with nothing to say', () => {
  expect(typeof window).toBe('undefined');
  expect(renderOnServer(<GameReturn />)).toMatch(/^<div class="cf-game-return" role="status"[^>]*><\/div>$/);
});
