import { useCallback, useState } from 'react';
import { storageKeys } from '../storage/storage-keys.ts';
import type { AppThunk } from '../store/services.ts';
import { useAppDispatch } from '../store/typed-hooks.ts';

const readConsent =
  (): AppThunk<boolean> =>
  (_dispatch, _getState, { local }) =>
    local.read(storageKeys.analytics) === 'yes';

const writeConsent =
  (answer: boolean): AppThunk =>
  (_dispatch, _getState, { local }) =>
    local.write(storageKeys.analytics, answer ? 'yes' : 'no');

/** Returns whether the visitor accepts analytics, and a function that changes the answer. */
export function useAnalyticsConsent(): readonly [isGiven: boolean, give: (answer: boolean) => void] {
  const dispatch = useAppDispatch();
  const [isGiven, setGiven] = useState(() => dispatch(readConsent()));
  const give = useCallback(
    (answer: boolean) => {
      dispatch(writeConsent(answer));
      setGiven(answer);
    },
    [dispatch],
  );
  return [isGiven, give];
}
