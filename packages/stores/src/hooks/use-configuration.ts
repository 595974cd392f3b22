import { createSelector } from '@reduxjs/toolkit';
import type { ConfigurationEntries } from '../state/configuration.slice.ts';
import type { LoadStatus } from '../state/credit.slice.ts';
import type { RootState } from '../state/root-reducer.ts';
import { useAppSelector } from './typed-hooks.ts';

/** Remote configuration as screens read it. */
export interface Configuration {
  /** Image path by key, e.g. `home.normal.logo`; a key that is absent leaves the client's own picture (SH-09). */
  readonly entries: ConfigurationEntries;
  /** Account ids of the messaging app (EN-05); null where there is none. */
  readonly line1: string | null;
  readonly line2: string | null;
  readonly entriesStatus: LoadStatus;
  readonly settingStatus: LoadStatus;
}

const selectConfiguration = createSelector(
  (state: RootState) => state.configuration,
  ({ publicEntries, memberEntries, entriesStatus, line1, line2, settingStatus }): Configuration => ({
    entries: { ...publicEntries, ...memberEntries },
    line1,
    line2,
    entriesStatus,
    settingStatus,
  }),
);

/** Remote configuration entries and messaging accounts. */
export function useConfiguration(): Configuration {
  return useAppSelector(selectConfiguration);
}
