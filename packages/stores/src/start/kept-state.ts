import * as z from 'zod/mini';
import type { AppThunk } from '../services.ts';
import {
  keptStateRead,
  picturesSchema,
  registerDraftSchema,
  returnPathSchema,
} from '../state/kept.events.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { readJson } from '../storage/stored-json.ts';

const categorySchema = z.string().check(z.maxLength(40));

/** Reads from storage what a reload should not lose; garbage counts as nothing. */
export function readKeptState(): AppThunk {
  return (dispatch, _getState, { local, perTab }) => {
    dispatch(
      keptStateRead({
        registerDraft: readJson(perTab, storageKeys.registerDraft, registerDraftSchema),
        returnPath: readJson(perTab, storageKeys.returnPath, returnPathSchema),
        gameCategory: readJson(local, storageKeys.gameCategory, categorySchema),
        pictures: readJson(local, storageKeys.pictures, picturesSchema),
      }),
    );
  };
}
