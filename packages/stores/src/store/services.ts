import type { ApiClient } from '@chada/api-client';
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Navigation } from '../navigation/navigation.ts';
import type { Queries } from './lazy-slices.ts';
import type { EarlyLogin } from '../session/early-login.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { GameCategories } from '../game/game-category.slice.ts';
import type { RootState } from './root-reducer.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** The part of the client configuration that the store needs. */
export interface StoreClient {
  readonly api: { readonly baseUrl: string };
  readonly game: GameCategories;
  readonly features?: { readonly offline: boolean };
}

export interface Services {
  readonly api: ApiClient;
  readonly client: StoreClient;
  readonly session: SessionStore;
  readonly earlyLogin: EarlyLogin;
  readonly navigation: Navigation;
  readonly local: SafeStorage;
  readonly perTab: SafeStorage;
  /** Returns the server's time in epoch milliseconds. Before the first response, returns the device's time. */
  readonly clock: () => number;
  /** Returns the device's time in epoch milliseconds. Use this time only for durations and ages. */
  readonly deviceClock: () => number;
  readonly nextSequence: () => number;
  readonly queries: () => Queries | undefined;
}

export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Services, UnknownAction>;
