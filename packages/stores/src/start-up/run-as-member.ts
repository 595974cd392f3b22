import type { AppThunk } from '../store/services.ts';
import { identityOf } from '../session/identity.ts';
import { creditFailed, creditRequested } from '../credit/credit.slice.ts';
import type * as memberChunk from './member-chunk.ts';

type MemberChunk = typeof memberChunk;

let loaded: MemberChunk | undefined;

/** Loads what only a member needs. Rejects when its code does not come. */
export async function loadMemberChunk(): Promise<MemberChunk> {
  loaded = await import('./member-chunk.ts');
  return loaded;
}

/**
 * Does what only a member needs: at once when its code is there, else when it has come; for a visitor nothing happens.
 * Never rejects: code that does not come, as after a deploy, is a credit that could not be loaded.
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
