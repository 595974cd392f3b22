import { userCredit } from '@chada/contract/user';
import { satang } from '@chada/domain';
import { callApi } from '../call/call-api.ts';
import type { AppThunk } from '../store/services.ts';
import { selectIdentity } from '../session/identity.ts';
import { readLastCredit } from './last-credit.ts';
import { creditReceived, creditFailed, creditRequested } from './credit.slice.ts';

/** Loads the member's credit (ST-06). Has no effect for visitors. */
export function refreshCredit(options: { readonly quiet?: boolean } = {}): AppThunk<Promise<void>> {
  return async (dispatch, getState, { nextSequence, session }) => {
    const identity = selectIdentity(getState());
    if (identity === null) return;
    const stillCurrent = session.mark();
    const sequence = nextSequence();
    dispatch(creditRequested(sequence));
    const result = await dispatch(
      callApi(
        userCredit,
        { params: { username: identity.username }, body: { balanceType: 'main' } },
        options,
      ),
    );
    if (!stillCurrent()) return;
    if (!result.ok) {
      dispatch(creditFailed(sequence));
      dispatch(readLastCredit());
    } else {
      const { creditSatang, point, openGame } = result.data;
      dispatch(creditReceived({ sequence, creditSatang: satang(creditSatang), points: point, openGame }));
    }
  };
}
