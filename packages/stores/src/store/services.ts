import type { ApiClient } from '@chada/api-client';
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Navigation } from '../navigation/navigation.ts';
import type { Queries } from './lazy-slices.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { GameCategories } from '../game/game-category.slice.ts';
import type { RootState } from './root-reducer.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** What the store needs to know of a brand; `ResolvedClient` of `@chada/client-config` is one. */
export interface StoreClient {
  readonly api: { readonly baseUrl: string };
  readonly game: GameCategories;
}

/** What thunks and listeners work with beside the state. */
export interface Services {
  readonly api: ApiClient;
  readonly client: StoreClient;
  readonly session: SessionStore;
  readonly navigation: Navigation;
  readonly local: SafeStorage;
  readonly perTab: SafeStorage;
  /** Milliseconds since 1970 by the server's clock; by the device's until an answer has stated the server's. */
  readonly clock: () => number;
  /**
   * Milliseconds since 1970 by the device's clock, never for a date: for durations over a sleep of the device, and for
   * ages of what is stored, which may be read before the server's time is known.
   */
  readonly deviceClock: () => number;
  /** Grows with every call sent. */
  readonly nextSequence: () => number;
  /** RTK Query, once a screen has brought it. */
  readonly queries: () => Queries | undefined;
}

/** Dispatch of the store. */
export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>;
/** A thunk of the store. */
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Services, UnknownAction>;
