import { useAppDispatch } from '@chada/stores';
import {
  saveCampaign,
  saveInvitation,
  parseAffiliateCode,
  readCampaign,
  useInviterQuery,
} from '@chada/stores/registration';
import { useEffect, useState } from 'react';
import { errorCode } from '../common/query/error-facts.ts';
import { useReady } from '../common/fields/use-ready.ts';
import type { Entrance } from './entrance.ts';

/** The inviter, as far as known (PU-06). */
export type Inviter =
  | { readonly state: 'none' }
  /** The code is empty on a prerendered page, which serves every code. */
  | { readonly state: 'searching'; readonly code: string }
  | { readonly state: 'known'; readonly code: string; readonly name: string }
  /** No member has the code: it is not sent. */
  | { readonly state: 'unknown'; readonly code: string }
  /** The look-up failed: the code is sent, and the server decides. */
  | { readonly state: 'failed'; readonly code: string; readonly retry: () => void };

/** Returns the code to send with the registration, if any. */
export function codeToSend(inviter: Inviter): string | undefined {
  return inviter.state === 'none' || inviter.state === 'unknown' ? undefined : inviter.code;
}

/** True if the response means that no member has the code, not that the look-up failed. */
function meansUnknown(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'AFFILIATE_CODE_UNKNOWN' || code === 'VALIDATION_FAILED';
}

/**
 * Looks up the inviter by the code of the address, else by one of an earlier link (PU-06). Stores the code of the address.
 * `refused` is a code that the server refused.
 */
export function useInviter({ afCode, team, marketing }: Entrance, refused: string | undefined): Inviter {
  const dispatch = useAppDispatch();
  const [keptCode, setKeptCode] = useState<string | undefined>(undefined);
  const code = afCode ?? keptCode;
  const ready = useReady();
  const askable = code !== undefined && parseAffiliateCode(code) !== undefined && code !== refused;
  const query = useInviterQuery(code ?? '', { skip: !askable });
  const unknown = code !== undefined && (!askable || meansUnknown(query.error));

  useEffect(() => setKeptCode(dispatch(readCampaign()).afCode), [dispatch]);
  useEffect(() => {
    if (unknown) dispatch(saveInvitation(undefined));
    else if (afCode !== undefined) dispatch(saveInvitation(afCode));
  }, [afCode, unknown, dispatch]);
  useEffect(() => {
    if (team !== undefined || marketing !== undefined) dispatch(saveCampaign({ team, marketing }));
  }, [team, marketing, dispatch]);

  if (!ready && afCode !== undefined) return { state: 'searching', code: '' };
  if (code === undefined) return { state: 'none' };
  if (unknown) return { state: 'unknown', code };
  if (query.data !== undefined) return { state: 'known', code, name: query.data.inviterName };
  return query.error === undefined || query.isFetching
    ? { state: 'searching', code }
    : { state: 'failed', code, retry: () => void query.refetch() };
}
