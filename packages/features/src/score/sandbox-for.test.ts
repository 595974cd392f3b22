import { expect, it } from 'vitest';
import { sandboxFor } from './sandbox-for.ts';

it('[PU-09] keeps the origin of a third-party page and removes the origin of our own page', () => {
  expect(sandboxFor('https://scores.example/live', ['brand.example'])).toBe(
    'allow-scripts allow-same-origin',
  );
  expect(sandboxFor('https://brand.example/live', ['brand.example'])).toBe('allow-scripts');
  expect(sandboxFor('https://BRAND.example:8443/live', ['brand.example'])).toBe('allow-scripts');
});
