import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import { storageKeys } from '../storage/storage-keys.ts';
import { readJson } from '../storage/stored-json.ts';
import type { AppThunk } from '../store/services.ts';
import { useAppDispatch } from '../store/typed-hooks.ts';

const MAX_DISMISSED = 50;
const idsSchema = z.array(z.string()).check(z.maxLength(MAX_DISMISSED));

const readDismissed =
  (): AppThunk<readonly string[]> =>
  (_dispatch, _getState, { local }) =>
    readJson(local, storageKeys.banners, idsSchema) ?? [];

const writeDismissed =
  (ids: readonly string[]): AppThunk =>
  (_dispatch, _getState, { local }) =>
    local.write(storageKeys.banners, JSON.stringify(ids));

/** Returns the ids of the banners that the visitor has closed, and a function that adds ids to this list. */
export function useDismissedBanners(): readonly [
  ids: readonly string[],
  dismiss: (ids: readonly string[]) => void,
] {
  const dispatch = useAppDispatch();
  const [ids, setIds] = useState(() => dispatch(readDismissed()));
  const dismiss = useCallback(
    (closed: readonly string[]) => {
      const all = [...new Set([...closed, ...dispatch(readDismissed())])].slice(0, MAX_DISMISSED);
      dispatch(writeDismissed(all));
      setIds(all);
    },
    [dispatch],
  );
  return [ids, dismiss];
}
