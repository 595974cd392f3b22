import type { ApiError } from '@chada/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { callSucceeded, callFailed } from '../call/call-api.ts';
import type { StorageProblem } from '../storage/safe-storage.ts';

/** The site status (ST-08). `unknown` until the first response. */
export type SiteStatus = 'unknown' | 'normal' | 'maintenance';

export interface ServerState {
  readonly siteStatus: SiteStatus;
  /** The number of times that maintenance has ended since the page was opened. */
  readonly openings: number;
  readonly checking: boolean;
  /** True after the server did not respond in time or had a fault (ST-09, ER-02). */
  readonly serverProblem: boolean;
  /** True while the device is offline (SH-06). */
  readonly offline: boolean;
  /** Set if the browser can't store data permanently. */
  readonly storageProblem: StorageProblem | null;
  /**
   * The server's time in epoch milliseconds, minus the milliseconds since the page was opened. Null until the first
   * response.
   */
  readonly clockOffsetMs: number | null;
}

const initialState = (): ServerState => ({
  siteStatus: 'unknown',
  openings: 0,
  checking: false,
  serverProblem: false,
  offline: false,
  storageProblem: null,
  clockOffsetMs: null,
});

function provesApiWorks(error: ApiError): boolean {
  return error.kind === 'refused' || (error.kind === 'sessionEnded' && !error.captivePortal);
}

export const serverSlice = createSlice({
  name: 'server',
  initialState,
  reducers: {
    siteStatusRequested: (state) => {
      state.checking = true;
    },
    /** The payload is the site status from the API. `MA` means maintenance. Null means that the check failed. */
    siteStatusRead: (state, { payload }: PayloadAction<string | null>) => {
      state.checking = false;
      if (payload === null) return;
      const before = state.siteStatus;
      state.siteStatus = payload === 'MA' ? 'maintenance' : 'normal';
      if (before === 'maintenance' && state.siteStatus === 'normal') state.openings += 1;
    },
    offlineChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.offline = payload;
    },
    storageFailed: (state, { payload }: PayloadAction<StorageProblem>) => {
      state.storageProblem = payload;
    },
    clockAdjusted: (state, { payload }: PayloadAction<number>) => {
      state.clockOffsetMs = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(callSucceeded, (state) => {
        state.serverProblem = false;
      })
      .addCase(callFailed, (state, { payload: { error } }) => {
        if (error.policy.setsServerProblem) state.serverProblem = true;
        else if (provesApiWorks(error)) state.serverProblem = false;
      });
  },
});

export const { siteStatusRequested, siteStatusRead, offlineChanged, storageFailed, clockAdjusted } =
  serverSlice.actions;
