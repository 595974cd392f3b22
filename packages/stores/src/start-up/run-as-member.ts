import type { AppThunk } from '../store/services.ts';
import { selectIdentity } from '../session/identity.ts';
import { creditFailed, creditRequested } from '../credit/credit.slice.ts';
import type * as memberChunk from './member-chunk.ts';

type MemberChunk = typeof memberChunk;

let loaded: MemberChunk | undefined;

export async function loadMemberChunk(): Promise<MemberChunk> {
  loaded = await import('./member-chunk.ts');
  return loaded;
}

/** Loads the code for members, and dispatches the thunk that `act` returns. Has no effect for visitors. */
export function runAsMember(callback: (part: MemberChunk) => AppThunk<unknown>): AppThunk<Promise<void>> {
  return async (dispatch, getState, { nextSequence }) => {
    if (selectIdentity(getState()) === null) return;
    let part = loaded;
    try {
      part ??= await loadMemberChunk();
    } catch {
      const sequence = nextSequence();
      dispatch(creditRequested(sequence));
      dispatch(creditFailed(sequence));
      return;
    }
    await dispatch(callback(part));
  };
}
