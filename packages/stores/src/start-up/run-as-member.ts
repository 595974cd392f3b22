import type { AppThunk } from '../store/services.ts';
import { identityOf } from '../session/identity.ts';
import { creditFailed, creditRequested } from '../credit/credit.slice.ts';
import type * as memberChunk from './member-chunk.ts';

type MemberChunk = typeof memberChunk;

let loaded: MemberChunk | undefined;

/** Loads the member chunk. Rejects if its code does not arrive. */
export async function loadMemberChunk(): Promise<MemberChunk> {
  loaded = await import('./member-chunk.ts');
  return loaded;
}

/**
 * Dispatches an action of the member chunk, after loading the chunk if needed. Does nothing for a visitor. Never rejects:
 * if the chunk does not arrive, for example after a deploy, the credit's status becomes `failed`.
 */
export function runAsMember(act: (part: MemberChunk) => AppThunk<unknown>): AppThunk<Promise<void>> {
  return async (dispatch, getState, { nextSequence }) => {
    if (identityOf(getState()) === null) return;
    let part = loaded;
    try {
      part ??= await loadMemberChunk();
    } catch {
      const sequence = nextSequence();
      dispatch(creditRequested(sequence));
      dispatch(creditFailed(sequence));
      return;
    }
    await dispatch(act(part));
  };
}
