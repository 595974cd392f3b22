import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import { storageKeys } from '../storage/storage-keys.ts';
import type { AppThunk } from '../store/services.ts';
import { useAppDispatch } from '../store/typed-hooks.ts';

const schemeSchema = z.enum(['light', 'dark']);
export type Scheme = z.infer<typeof schemeSchema>;

const readScheme =
  (): AppThunk<Scheme | undefined> =>
  (_dispatch, _getState, { local }) =>
    schemeSchema.safeParse(local.read(storageKeys.scheme)).data;

const writeScheme =
  (scheme: Scheme | undefined): AppThunk =>
  (_dispatch, _getState, { local }) => {
    if (scheme === undefined) local.remove(storageKeys.scheme);
    else local.write(storageKeys.scheme, scheme);
  };

/**
 * Returns the palette chosen in this browser, and a function that stores another choice. `undefined` means the device's
 * preference.
 */
export function useChosenScheme(): readonly [
  chosen: Scheme | undefined,
  choose: (scheme: Scheme | undefined) => void,
] {
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState(() => dispatch(readScheme()));
  const choose = useCallback(
    (scheme: Scheme | undefined) => {
      dispatch(writeScheme(scheme));
      setChosen(scheme);
    },
    [dispatch],
  );
  return [chosen, choose];
}
