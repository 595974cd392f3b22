import type * as toolkit from '@reduxjs/toolkit';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createAppStore } from './create-store.ts';
import { addLazySlice, connectLazySlices } from './lazy-slices.ts';

const connectTools = vi.hoisted(() => {
  vi.resetModules();
  return vi.fn();
});
vi.mock('@reduxjs/toolkit', async (importOriginal) => {
  const original = await importOriginal<typeof toolkit>();
  return {
    ...original,
    configureStore(options: toolkit.ConfigureStoreOptions) {
      connectTools(options.devTools);
      return original.configureStore(options);
    },
  };
});

const open = () =>
  createAppStore({
    client: { api: { baseUrl: '/' }, game: { categories: ['sport'], defaultCategory: 'sport' } },
    hostname: '',
    platform: 'DSK',
    webVersion: '1',
  });

afterEach(() => {
  vi.unstubAllEnvs();
  connectTools.mockClear();
});

// Resets the modules, because the next test file of this worker must not get the slices of this test file.
afterAll(() => {
  vi.doUnmock('@reduxjs/toolkit');
  vi.resetModules();
});

describe('the store', () => {
  it.each([
    ['production', false],
    ['development', true],
  ])('in %s shows its data to browser extensions: %s', (environment, shows) => {
    vi.stubEnv('NODE_ENV', environment);
    open();
    expect(connectTools.mock.calls).toEqual([[shows]]);
  });

  it('gets the slices that are loaded before or after it, until it is disposed of', () => {
    const slices = ['slip', 'pastRequests', 'api'] as const;
    const [before, during, after] = slices.map((reducerPath) => ({
      reducerPath,
      reducer: () => reducerPath,
    }));
    if (!before || !during || !after) throw new Error('A slice is missing.');
    const inject = vi.fn();
    addLazySlice(before);
    const dispose = connectLazySlices(inject);
    const store = open();
    addLazySlice(during);
    dispose();
    store.dispose();
    addLazySlice(after);
    expect(inject.mock.calls).toEqual([[before], [during]]);
    expect(store.getState()).toMatchObject({ slip: 'slip', pastRequests: 'pastRequests' });
    expect(store.getState()).not.toHaveProperty('api');
    // The server renders screens with the initial state, so this state must contain the slices of these screens.
    expect(store.initialState).toMatchObject({ slip: 'slip' });
  });
});
