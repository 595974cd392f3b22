import { useMemo } from 'react';
import type { RegistrationDraft, RegistrationStep1, RegistrationStep2 } from '../storage/saved-state.ts';
import { draftCleared, step1Saved, step2Saved } from './registration-draft.slice.ts';
import { useAppDispatch, useAppSelector } from '../store/typed-hooks.ts';

/** Returns the typed values of a registration, which survive a reload (EN-06). The password is not stored. */
export function useRegistrationDraft(): RegistrationDraft & {
  readonly saveStep1: (step: RegistrationStep1) => void;
  readonly saveStep2: (step: RegistrationStep2) => void;
  readonly clear: () => void;
} {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => state.registrationDraft);
  const actions = useMemo(
    () => ({
      saveStep1: (step: RegistrationStep1) => void dispatch(step1Saved(step)),
      saveStep2: (step: RegistrationStep2) => void dispatch(step2Saved(step)),
      clear: () => void dispatch(draftCleared()),
    }),
    [dispatch],
  );
  return { ...draft, ...actions };
}
