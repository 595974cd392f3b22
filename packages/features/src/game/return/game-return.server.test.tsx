import { expect, it } from 'vitest';
import { renderOnServer } from '../../../test/render-on-server.tsx';
import { GameReturn } from './game-return.tsx';

it('[ME-22] renders an empty element without window, document and storage', () => {
  expect(typeof window).toBe('undefined');
  expect(renderOnServer(<GameReturn />)).toMatch(/^<div class="cf-game-return" role="status"[^>]*><\/div>$/);
});
