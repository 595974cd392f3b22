import { configurationList } from '@chada/contract/configuration';
import { userGet } from '@chada/contract/user';
import { callApi } from '../calls/call-api.ts';
import { refreshCredit } from '../credit.ts';
import { settleOpenGame } from '../game-session.ts';
import type { AppThunk } from '../services.ts';
import { currentUserOf } from '../session/current-user.ts';
import { identityOf } from '../session/identity.ts';
import { userRead } from '../state/auth.slice.ts';
import { memberEntriesRead } from '../state/configuration.slice.ts';

/** Loads what every screen of a member needs (AP-04): profile, setting, credit, entries; a game left open is settled. */
export function startMember(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (identityOf(getState()) === null) return;
    await Promise.all([
      dispatch(loadProfile()),
      dispatch(loadMemberEntries()),
      dispatch(loadUserSetting()),
      dispatch(loadCredit()),
    ]);
  };
}

function loadCredit(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    // Bringing a game's credit home tells the credit too.
    if (!(await dispatch(settleOpenGame()))) await dispatch(refreshCredit());
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
    // Another's record is nobody's here: a cache on the way has mixed members up (RD-19).
    if (!result.ok || !stillCurrent() || result.data.uuid !== who.uuid) return;
    const user = currentUserOf(result.data);
    session.update(user);
    dispatch(userRead(user));
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
      // RTK Query and its endpoints stay out of the login page; a member's first screen needs them anyway.
      const { prefetchUserSetting } = await import('../endpoints/user.ts');
      dispatch(prefetchUserSetting());
    } catch {
      // The chunk is gone after a deploy: the screen that needs the setting says so and offers to reload.
    }
  };
}
