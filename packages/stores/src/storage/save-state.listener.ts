import type { SafeStorage } from './safe-storage.ts';
import { storageKeys } from './storage-keys.ts';
import type { RootState } from '../store/root-reducer.ts';
import type { Services } from '../store/services.ts';
import type { StartListening } from '../store/start-listening.ts';

interface PersistedSlice {
  readonly key: string;
  readonly select: (state: RootState) => unknown;
  readonly storage: (services: Services) => SafeStorage;
}

const slices: readonly PersistedSlice[] = [
  {
    key: storageKeys.registrationDraft,
    select: (state) => state.registrationDraft,
    storage: ({ perTab }) => perTab,
  },
  { key: storageKeys.returnPath, select: (state) => state.returnPath, storage: ({ perTab }) => perTab },
  { key: storageKeys.begunBreak, select: (state) => state.begunBreak, storage: ({ perTab }) => perTab },
  { key: storageKeys.gameCategory, select: (state) => state.game.category, storage: ({ local }) => local },
  {
    key: storageKeys.pictures,
    select: (state) => state.configuration.publicEntries,
    storage: ({ local }) => local,
  },
];

export function saveState(startListening: StartListening): void {
  for (const { key, select, storage } of slices) {
    startListening({
      predicate: (_action, now, before) => select(now) !== select(before),
      effect(_action, { getState, extra }) {
        const value = select(getState());
        if (value === null) storage(extra).remove(key);
        else storage(extra).write(key, JSON.stringify(value));
      },
    });
  }
}
