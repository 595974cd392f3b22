import type { ApiError } from '@chada/api-client';
import { configurationPublic, settingGet, settingOperation } from '@chada/contract/setting';
import { callApi } from '../call/call-api.ts';
import type { AppThunk } from '../store/services.ts';
import { readCurrentUser } from '../session/session.ts';
import {
  entriesRead,
  entriesRequested,
  settingRead,
  settingRequested,
} from '../setting/configuration.slice.ts';
import { siteStatusRead, siteStatusRequested } from '../server/server.slice.ts';
import { runAsMember } from './run-as-member.ts';
import { loadQueriesAgain } from '../query/reload-queries.ts';
import { readSavedState } from '../storage/read-saved-state.ts';

/** Starts the site in a browser (AP-04). Reads the storage, then loads the settings and the signed-in member's data. */
export function startUp(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(readSavedState());
    dispatch(readCurrentUser());
    await Promise.all([
      dispatch(checkSiteStatus()),
      dispatch(loadSetting()),
      dispatch(loadEntries()),
      dispatch(runAsMember(({ startMember }) => startMember())),
    ]);
  };
}

/** Checks whether the site is in maintenance (ST-08). With `quiet`, a failed check shows no notice. */
export function checkSiteStatus(options: { readonly quiet?: boolean } = {}): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (getState().server.checking) return;
    dispatch(siteStatusRequested());
    const before = getState().server.siteStatus;
    const result = await dispatch(callApi(settingOperation, {}, options));
    dispatch(siteStatusRead(result.ok ? result.data.websiteStatus : statusIn(result.error)));
    if (before !== 'maintenance' || getState().server.siteStatus !== 'normal') return;
    void dispatch(startUp());
    dispatch(loadQueriesAgain());
  };
}

/** Loads the LINE accounts and the promotion for visitors (EN-05, RD-22). */
export function loadSetting(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(settingRequested());
    const result = await dispatch(callApi(settingGet, {}));
    dispatch(settingRead(result.ok ? result.data : null));
  };
}

/** Loads the public entries of the remote configuration (EN-04). */
export function loadEntries(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(entriesRequested());
    const result = await dispatch(callApi(configurationPublic, {}));
    dispatch(entriesRead(result.ok ? result.data : null));
  };
}

function statusIn({ code }: ApiError): string | null {
  return code === 'MAINTENANCE' ? 'MA' : null;
}
