import * as z from 'zod/mini';
import type { AppThunk } from '../store/services.ts';
import {
  begunBreakSchema,
  savedStateRead,
  picturesSchema,
  registrationDraftSchema,
  returnPathSchema,
} from './saved-state.ts';
import { storageKeys } from './storage-keys.ts';
import { readJson } from './stored-json.ts';

const categorySchema = z.string().check(z.maxLength(40));

export function readSavedState(): AppThunk {
  return (dispatch, _getState, { local, perTab }) => {
    dispatch(
      savedStateRead({
        registrationDraft: readJson(perTab, storageKeys.registrationDraft, registrationDraftSchema),
        returnPath: readJson(perTab, storageKeys.returnPath, returnPathSchema),
        begunBreak: readJson(perTab, storageKeys.begunBreak, begunBreakSchema),
        gameCategory: readJson(local, storageKeys.gameCategory, categorySchema),
        pictures: readJson(local, storageKeys.pictures, picturesSchema),
      }),
    );
  };
}
