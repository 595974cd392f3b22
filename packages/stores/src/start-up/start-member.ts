import type { ApiError } from '@chada/api-client';
import { configurationList } from '@chada/contract/setting';
import { type UserProfile, userGet, userMine } from '@chada/contract/user';
import { callApi } from '../call/call-api.ts';
import { reportPastRequests } from '../money/report-past-requests.ts';
import { refreshAndReturnCredit } from '../game/return-credit.ts';
import type { AppThunk } from '../store/services.ts';
import { currentUserOf } from '../session/current-user.ts';
import { identityOf } from '../session/identity.ts';
import { noUser, userRead } from '../session/auth.slice.ts';
import { memberEntriesRead } from '../setting/configuration.slice.ts';
import { loadQueriesAfterRunning } from '../query/reload-queries.ts';

/** Loads what every member screen needs (AP-04): profile, setting, credit with the open game, entries. */
export function startMember(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (identityOf(getState()) === null) return;
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
    const who = identityOf(getState());
    if (who === null) return;
    const stillCurrent = session.mark();
    const result = await dispatch(
      callApi(userGet, { params: { uuid: who.uuid } }, { signal: session.signal() }),
    );
    if (!stillCurrent()) return;
    if (!result.ok) {
      // The stored uuid is not that of the token (RD-19): the token's profile replaces it, and the screens load again.
      if (isUnknownThere(result.error) && (await dispatch(readOwnProfile())) === 'read')
        void dispatch(loadQueriesAfterRunning());
      return;
    }
    // Another member's record can only come from a faulty cache: ignore it (RD-19).
    if (result.data.uuid === who.uuid) dispatch(takeProfile(result.data));
  };
}

/** Replaces the stored user by the member's own profile. */
function takeProfile(profile: UserProfile): AppThunk {
  return (dispatch, _getState, { session }) => {
    const user = currentUserOf(profile);
    session.update(user);
    dispatch(userRead(user));
  };
}

/** True for the statuses of a backend that does not know the operation or the member. */
const isUnknownThere = ({ status = 0 }: ApiError): boolean => [400, 404, 405, 422].includes(status);

/** Loads the profile by the token alone, an extension of the contract. */
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
 * Completes a stored user record without a uuid (RD-24) and starts the member's session. A backend without the extension
 * can't identify the member, who then has to log in.
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
      // Keeps RTK Query and its endpoints out of the login page; a member's first screen needs them anyway.
      const { prefetchUserSetting } = await import('../user/user.endpoints.ts');
      dispatch(prefetchUserSetting());
    } catch {
      // The chunk is gone after a deploy: the screen that needs the setting reports it and offers a reload.
    }
  };
}
