import type { ConfigurationEntry, GlobalSetting } from '@chada/contract/configuration';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isSessionEnd } from './auth.slice.ts';
import type { LoadStatus } from './credit.slice.ts';

/** Image paths by configuration key (EN-04). */
export type ConfigurationEntries = Readonly<Record<string, string>>;

/** Remote configuration and the messaging accounts (EN-04, EN-05). */
export interface ConfigurationState {
  readonly publicEntries: ConfigurationEntries;
  readonly memberEntries: ConfigurationEntries;
  readonly entriesStatus: LoadStatus;
  readonly line1: string | null;
  readonly line2: string | null;
  readonly settingStatus: LoadStatus;
}

const initialState = (): ConfigurationState => ({
  publicEntries: {},
  memberEntries: {},
  entriesStatus: 'idle',
  line1: null,
  line2: null,
  settingStatus: 'idle',
});

/** Paths of the site's own root, or addresses; anything else, such as a script's, is left out. */
function pathsOf(entries: readonly ConfigurationEntry[]): ConfigurationEntries {
  return Object.fromEntries(
    entries.flatMap(({ key, value }) =>
      /^(https?:\/\/|\/(?![/\\]))[^\s"'()\\]*$/.test(value.data.path) ? [[key, value.data.path]] : [],
    ),
  );
}

/** Remote configuration: entries for all, entries for members, and the messaging accounts. */
export const configurationSlice = createSlice({
  name: 'configuration',
  initialState,
  reducers: {
    settingRequested: (state) => {
      state.settingStatus = 'loading';
    },
    settingRead: (state, { payload }: PayloadAction<GlobalSetting | null>) => {
      state.settingStatus = payload === null ? 'failed' : 'ready';
      if (payload === null) return;
      state.line1 = payload.line.line1.id;
      state.line2 = payload.line.line2.id;
    },
    entriesRequested: (state) => {
      state.entriesStatus = 'loading';
    },
    entriesRead: (state, { payload }: PayloadAction<readonly ConfigurationEntry[] | null>) => {
      state.entriesStatus = payload === null ? 'failed' : 'ready';
      if (payload !== null) state.publicEntries = pathsOf(payload);
    },
    memberEntriesRead: (state, { payload }: PayloadAction<readonly ConfigurationEntry[]>) => {
      state.memberEntries = pathsOf(payload);
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionEnd, (state) => {
      state.memberEntries = {};
    });
  },
});

export const { settingRequested, settingRead, entriesRequested, entriesRead, memberEntriesRead } =
  configurationSlice.actions;
