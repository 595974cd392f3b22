import { useMemo } from 'react';
import type { RegisterDraft, RegisterStep1, RegisterStep2 } from '../storage/saved-state.ts';
import { draftCleared, step1Kept, step2Kept } from './registration-draft.slice.ts';
import { useAppDispatch, useAppSelector } from '../store/typed-hooks.ts';

/** The registration under way, kept over a reload of the tab. There is no place for a password in it (EN-06). */
export function useRegisterDraft(): RegisterDraft & {
  readonly keepStep1: (step: RegisterStep1) => void;
  readonly keepStep2: (step: RegisterStep2) => void;
  readonly clear: () => void;
} {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => state.registerDraft);
  const acts = useMemo(
    () => ({
      keepStep1: (step: RegisterStep1) => void dispatch(step1Kept(step)),
      keepStep2: (step: RegisterStep2) => void dispatch(step2Kept(step)),
      clear: () => void dispatch(draftCleared()),
    }),
    [dispatch],
  );
  return { ...draft, ...acts };
}
