import type { ApiError } from '@chada/api-client';
import { configurationList } from '@chada/contract/setting';
import { type UserProfile, userGet, userMine } from '@chada/contract/user';
import { callApi } from '../call/call-api.ts';
import { reportPastRequests } from '../money/report-past-requests.ts';
import { refreshAndReturnCredit } from '../game/return-credit.ts';
import type { AppThunk } from '../store/services.ts';
import { currentUserOf } from '../session/current-user.ts';
import { selectIdentity } from '../session/identity.ts';
import { noUser, userRead } from '../session/auth.slice.ts';
import { memberEntriesRead } from '../setting/configuration.slice.ts';
import { loadQueriesAfterRunning } from '../query/reload-queries.ts';

/** Loads the data that all screens of the member area need (AP-04). */
export function startMember(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (selectIdentity(getState()) === null) return;
    await Promise.all([
      dispatch(loadProfile()),
      dispatch(loadMemberEntries()),
      dispatch(loadUserSetting()),
      dispatch(refreshAndReturnCredit()),
      dispatch(reportPastRequests()),
    ]);
  };
}

function loadProfile(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { session }) => {
    const who = selectIdentity(getState());
    if (who === null) return;
    const stillCurrent = session.mark();
    const result = await dispatch(
      callApi(userGet, { params: { uuid: who.uuid } }, { signal: session.signal() }),
    );
    if (!stillCurrent()) return;
    if (!result.ok) {
      // The stored uuid does not belong to the token (RD-19). The screens load their data again with the uuid of the
      // token's profile.
      if (isUnknownThere(result.error) && (await dispatch(readOwnProfile())) === 'read')
        void dispatch(loadQueriesAfterRunning());
      return;
    }
    // Ignores the profile of another member. Only a faulty cache can return such a profile (RD-19).
    if (result.data.uuid === who.uuid) dispatch(takeProfile(result.data));
  };
}

function takeProfile(profile: UserProfile): AppThunk {
  return (dispatch, _getState, { session }) => {
    const user = currentUserOf(profile);
    session.update(user);
    dispatch(userRead(user));
  };
}

/** True if the API does not know the operation or the member. */
const isUnknownThere = ({ status = 0 }: ApiError): boolean => [400, 404, 405, 422].includes(status);

/** Loads the profile that belongs to the token. The specification does not contain this operation. */
function readOwnProfile(): AppThunk<Promise<'read' | 'unknown' | 'failed'>> {
  return async (dispatch, _getState, { session }) => {
    const stillCurrent = session.mark();
    const result = await dispatch(callApi(userMine, {}, { signal: session.signal(), quiet: true }));
    if (!stillCurrent()) return 'failed';
    if (!result.ok) return isUnknownThere(result.error) ? 'unknown' : 'failed';
    dispatch(takeProfile(result.data));
    return 'read';
  };
}

/**
 * Adds the missing uuid to the stored user (RD-24). If the API can't provide the uuid, the member must sign
 * in again.
 */
export function completeStoredUser(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { session }) => {
    const outcome = await dispatch(readOwnProfile());
    if (outcome === 'read') await dispatch(startMember());
    if (outcome !== 'unknown' || getState().auth.status !== 'loading') return;
    session.clear();
    dispatch(noUser());
  };
}

function loadMemberEntries(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { session }) => {
    const stillCurrent = session.mark();
    const result = await dispatch(callApi(configurationList, {}, { signal: session.signal() }));
    if (result.ok && stillCurrent()) dispatch(memberEntriesRead(result.data));
  };
}

function loadUserSetting(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      // Loads RTK Query only now, because the sign-in page must not contain this library.
      const { prefetchUserSetting } = await import('../user/user.endpoints.ts');
      dispatch(prefetchUserSetting());
    } catch {
      // A new version of the site may have removed this code from the server. The error is ignored here, because the
      // screen that needs the setting shows the error.
    }
  };
}
