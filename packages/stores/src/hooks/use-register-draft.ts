import { useMemo } from 'react';
import type { RegisterDraft, RegisterStep1, RegisterStep2 } from '../state/kept.events.ts';
import {
  affiliateCodeKept,
  campaignKept,
  draftCleared,
  step1Kept,
  step2Kept,
} from '../state/register-draft.slice.ts';
import { useAppDispatch, useAppSelector } from './typed-hooks.ts';

/** The registration under way, kept over a reload of the tab. There is no place for a password in it (EN-06). */
export function useRegisterDraft(): RegisterDraft & {
  readonly keepStep1: (step: RegisterStep1) => void;
  readonly keepStep2: (step: RegisterStep2) => void;
  /** `/regis/{team}/{marketing}` (PU-04, PU-05). */
  readonly keepCampaign: (team: string, marketing: string) => void;
  /** `/aff/{afCode}` (PU-06); null drops a code that turned out to be unknown. */
  readonly keepAffiliateCode: (afCode: string | null) => void;
  readonly clear: () => void;
} {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => state.registerDraft);
  const acts = useMemo(
    () => ({
      keepStep1: (step: RegisterStep1) => void dispatch(step1Kept(step)),
      keepStep2: (step: RegisterStep2) => void dispatch(step2Kept(step)),
      keepCampaign: (team: string, marketing: string) => void dispatch(campaignKept({ team, marketing })),
      keepAffiliateCode: (afCode: string | null) => void dispatch(affiliateCodeKept(afCode)),
      clear: () => void dispatch(draftCleared()),
    }),
    [dispatch],
  );
  return { ...draft, ...acts };
}
