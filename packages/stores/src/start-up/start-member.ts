import type { ApiError } from '@chada/api-client';
import { configurationList } from '@chada/contract/setting';
import { type UserProfile, userGet, userMine } from '@chada/contract/user';
import { callApi } from '../call/call-api.ts';
import { reportPastRequests } from '../money/report-past-requests.ts';
import { refreshAndReturnCredit } from '../game/return-credit.ts';
import type { AppThunk } from '../store/services.ts';
import { currentUserOf } from '../session/current-user.ts';
import { selectIdentity, type Identity } from '../session/identity.ts';
import { noUser, userRead } from '../session/auth.slice.ts';
import { memberEntriesRead } from '../setting/configuration.slice.ts';
import { loadQueriesAfterRunning } from '../query/reload-queries.ts';

/** Loads the data that all screens of the member area need (AP-04). */
export function startMember(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const identity = selectIdentity(getState());
    if (identity === null) return;
    await Promise.all([
      dispatch(loadProfile(identity)),
      dispatch(loadMemberEntries()),
      dispatch(loadUserSetting()),
      dispatch(refreshAndReturnCredit()),
      dispatch(reportPastRequests()),
    ]);
  };
}

function loadProfile({ uuid }: Identity): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { session }) => {
    const stillCurrent = session.mark();
    const result = await dispatch(callApi(userGet, { params: { uuid } }, { signal: session.signal() }));
    if (!stillCurrent()) return;
    if (!result.ok) {
      // Loads the profile by the token, because the stored uuid may not belong to the token (RD-19).
      if (isUnknownThere(result.error) && (await dispatch(readOwnProfile())) === 'read')
        void dispatch(loadQueriesAfterRunning());
      return;
    }
    // Ignores another member's profile, which only a faulty cache returns (RD-19).
    if (result.data.uuid === uuid) dispatch(takeProfile(result.data));
  };
}

function takeProfile(profile: UserProfile): AppThunk {
  return (dispatch, _getState, { session }) => {
    const user = currentUserOf(profile);
    session.update(user);
    dispatch(userRead(user));
  };
}

const isUnknownThere = ({ status = 0 }: ApiError): boolean => [400, 404, 405, 422].includes(status);

/**
 * Loads the profile of the member to whom the token belongs, and returns `read`. Returns `unknown` if the backend does
 * not have the operation `userMine`, which is an extension. Returns undefined after any other failure, or if the
 * session has ended.
 */
function readOwnProfile(): AppThunk<Promise<'read' | 'unknown' | undefined>> {
  return async (dispatch, _getState, { session }) => {
    const stillCurrent = session.mark();
    const result = await dispatch(callApi(userMine, {}, { signal: session.signal(), quiet: true }));
    if (!stillCurrent()) return undefined;
    if (!result.ok) return isUnknownThere(result.error) ? 'unknown' : undefined;
    dispatch(takeProfile(result.data));
    return 'read';
  };
}

/**
 * Adds the missing uuid to the stored user (RD-24). If the backend can't report the uuid, the member must sign in
 * again.
 */
export function completeStoredUser(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { session }) => {
    const outcome = await dispatch(readOwnProfile());
    if (outcome === 'read') await dispatch(startMember());
    // Keeps the session if the state is no longer `loading`, because another call of this function may have added the
    // uuid.
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
      // Loads this module on demand, because the sign-in page must not contain RTK Query.
      const { prefetchUserSetting } = await import('../user/user.endpoints.ts');
      dispatch(prefetchUserSetting());
    } catch {
      // Ignores a failure to load the module, because the server may have removed the module's file at a new release.
    }
  };
}
