import type { ApiError } from '@chada/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { callAnswered, callFailed } from '../call/call-api.ts';
import type { StorageTrouble } from '../storage/safe-storage.ts';

/** The site status (ST-08); `unknown` until the first answer. */
export type SiteStatus = 'unknown' | 'normal' | 'maintenance';

/** The state of the server and of this device. */
export interface ServerState {
  readonly siteStatus: SiteStatus;
  /** Number of times the site has reopened after maintenance. */
  readonly openings: number;
  /** True while the site status is being checked (ST-01). */
  readonly checking: boolean;
  /** Set on 503, 408, a timeout or a cancelled request; clears when the server answers again (ST-09, ER-02). */
  readonly serverProblem: boolean;
  /** True if the device has no connection (SH-06). */
  readonly offline: boolean;
  /** Set if storage is refused or full: a login then lasts as long as the tab, or only as long as the page. */
  readonly storageTrouble: StorageTrouble | null;
  /** The server's time minus the page's uptime, in milliseconds; null until an answer has stated it. */
  readonly clockOffsetMs: number | null;
}

const initialState = (): ServerState => ({
  siteStatus: 'unknown',
  openings: 0,
  checking: false,
  serverProblem: false,
  offline: false,
  storageTrouble: null,
  clockOffsetMs: null,
});

/** True if only a working API gives this answer; false for a 500 or a captive portal's page. */
function answersAgain(error: ApiError): boolean {
  return error.kind === 'refused' || (error.kind === 'sessionEnded' && !error.captivePortal);
}

/** Site status, server problem, connection, storage and clock. */
export const serverSlice = createSlice({
  name: 'server',
  initialState,
  reducers: {
    siteStatusRequested: (state) => {
      state.checking = true;
    },
    /** `MA` is maintenance, any other text is normal; null if the check failed. */
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
    storageFailed: (state, { payload }: PayloadAction<StorageTrouble>) => {
      state.storageTrouble = payload;
    },
    clockAdjusted: (state, { payload }: PayloadAction<number>) => {
      state.clockOffsetMs = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(callAnswered, (state) => {
        state.serverProblem = false;
      })
      .addCase(callFailed, (state, { payload: { error } }) => {
        if (error.policy.setsServerProblem) state.serverProblem = true;
        else if (answersAgain(error)) state.serverProblem = false;
      });
  },
});

export const { siteStatusRequested, siteStatusRead, offlineChanged, storageFailed, clockAdjusted } =
  serverSlice.actions;
