import type { ApiClient } from '@chada/api-client';
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Navigation } from '../navigation/navigation.ts';
import type { Queries } from './lazy-slices.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { GameCategories } from '../game/game-category.slice.ts';
import type { RootState } from './root-reducer.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** The fields of a brand that the store needs; `ResolvedClient` of `@chada/client-config` has them. */
export interface StoreClient {
  readonly api: { readonly baseUrl: string };
  readonly game: GameCategories;
}

/** The dependencies of thunks and listeners. */
export interface Services {
  readonly api: ApiClient;
  readonly client: StoreClient;
  readonly session: SessionStore;
  readonly navigation: Navigation;
  readonly local: SafeStorage;
  readonly perTab: SafeStorage;
  /** Returns milliseconds since 1970 by the server's clock; by the device's until an answer has stated the server's. */
  readonly clock: () => number;
  /**
   * Returns milliseconds since 1970 by the device's clock. Never for dates: only for durations that include sleep of the
   * device, and for ages of stored values, which may be read before the server's time is known.
   */
  readonly deviceClock: () => number;
  /** Returns the sequence of the next call; increases with every call. */
  readonly nextSequence: () => number;
  /** Returns RTK Query's functions once its chunk is loaded. */
  readonly queries: () => Queries | undefined;
}

/** The dispatch type of the store. */
export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>;
/** A thunk of the store. */
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Services, UnknownAction>;
