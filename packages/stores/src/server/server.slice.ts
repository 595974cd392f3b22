import type { ApiError } from '@chada/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { callAnswered, callFailed } from '../call/call-api.ts';
import type { StorageTrouble } from '../storage/safe-storage.ts';

/** Whether the site is in maintenance (ST-08); `unknown` until the first answer. */
export type SiteStatus = 'unknown' | 'normal' | 'maintenance';

/** What is known of the server and of this device. */
export interface ServerState {
  readonly siteStatus: SiteStatus;
  /** How often the site has opened again after maintenance. */
  readonly openings: number;
  /** A look at the site status is under way (ST-01). */
  readonly checking: boolean;
  /** Set on 503, 408, a timeout or a cancelled request; clears when the server answers again (ST-09, ER-02). */
  readonly serverProblem: boolean;
  /** The device has no connection (SH-06). */
  readonly offline: boolean;
  /** Storage is refused or full: a sign-in lasts as long as the tab, or only as long as the page. */
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

/** An answer that only a working API gives; a 500 or a captive portal's page is none. */
function answersAgain(error: ApiError): boolean {
  return error.kind === 'refused' || (error.kind === 'sessionEnded' && !error.captivePortal);
}

/** Site status, server problem, offline, storage. */
export const serverSlice = createSlice({
  name: 'server',
  initialState,
  reducers: {
    siteStatusRequested: (state) => {
      state.checking = true;
    },
    /** `MA` is maintenance, anything else is normal; null where nobody could tell. */
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
