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

export type Inviter =
  | { readonly state: 'none' }
  | { readonly state: 'searching'; readonly code: string }
  | { readonly state: 'known'; readonly code: string; readonly name: string }
  | { readonly state: 'unknown'; readonly code: string }
  | { readonly state: 'failed'; readonly code: string; readonly retry: () => void };

export function codeToSend(inviter: Inviter): string | undefined {
  return inviter.state === 'none' || inviter.state === 'unknown' ? undefined : inviter.code;
}

function meansUnknown(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'AFFILIATE_CODE_UNKNOWN' || code === 'VALIDATION_FAILED';
}

/** Looks up the inviter with the code in the URL, or with the code of an earlier link (PU-06). */
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
