import { expect, it } from 'vitest';
import { sandboxFor } from './sandbox-for.ts';

it('[PU-09] lets a third-party page keep its origin, but never a page of ours', () => {
  expect(sandboxFor('https://scores.example/live', ['brand.example'])).toBe(
    'allow-scripts allow-same-origin',
  );
  expect(sandboxFor('https://brand.example/live', ['brand.example'])).toBe('allow-scripts');
  expect(sandboxFor('https://BRAND.example:8443/live', ['brand.example'])).toBe('allow-scripts');
});
