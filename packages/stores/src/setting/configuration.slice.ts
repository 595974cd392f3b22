import type { ConfigurationEntry, GlobalSetting, UserSetting } from '@chada/contract/setting';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isSessionEnd } from '../session/auth.slice.ts';
import type { LoadStatus } from '../credit/credit.slice.ts';
import { savedStateRead, picturePathPattern } from '../storage/saved-state.ts';

/** Maps a key of the remote configuration to the path of a picture (EN-04). */
export type ConfigurationEntries = Readonly<Record<string, string>>;

export interface ConfigurationState {
  readonly publicEntries: ConfigurationEntries;
  readonly memberEntries: ConfigurationEntries;
  readonly entriesStatus: LoadStatus;
  /**
   * The ids of the brand's LINE accounts. Null if the brand has no such account, undefined until the global setting
   * has loaded.
   */
  readonly line1: string | null | undefined;
  readonly line2: string | null | undefined;
  /** The promotion that visitors can see (RD-22). Null if the API does not publish the promotion. */
  readonly promotion: UserSetting | null;
  readonly settingStatus: LoadStatus;
}

const initialState = (): ConfigurationState => ({
  publicEntries: {},
  memberEntries: {},
  entriesStatus: 'idle',
  line1: undefined,
  line2: undefined,
  promotion: null,
  settingStatus: 'idle',
});

function pathsOf(entries: readonly ConfigurationEntry[]): ConfigurationEntries {
  return Object.fromEntries(
    entries.flatMap(({ key, value }) =>
      picturePathPattern.test(value.data.path) ? [[key, value.data.path]] : [],
    ),
  );
}

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
      state.line1 = payload.line.line1?.id?.trim() || null;
      state.line2 = payload.line.line2?.id?.trim() || null;
      state.promotion = payload.promotion ?? null;
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
    builder.addCase(savedStateRead, (state, { payload: { pictures } }) => {
      if (pictures !== undefined && state.entriesStatus !== 'ready') state.publicEntries = pictures;
    });
    builder.addMatcher(isSessionEnd, (state) => {
      state.memberEntries = {};
    });
  },
});

export const { settingRequested, settingRead, entriesRequested, entriesRead, memberEntriesRead } =
  configurationSlice.actions;
