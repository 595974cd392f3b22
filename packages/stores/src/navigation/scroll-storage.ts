import * as z from 'zod/mini';
import { storageKeys } from '../storage/storage-keys.ts';
import { readJson } from '../storage/stored-json.ts';
import type { AppThunk } from '../store/services.ts';

const MAX_POSITIONS = 50;
const MAX_ENTRY_LENGTH = 200;

const positionsSchema = z
  .array(z.object({ entry: z.string().check(z.maxLength(MAX_ENTRY_LENGTH)), top: z.number() }))
  .check(z.maxLength(MAX_POSITIONS));

/** Returns the stored scroll positions of the tab's history entries, in pixels. The last stored entry is last. */
export const readScrollPositions =
  (): AppThunk<Map<string, number>> =>
  (_dispatch, _getState, { perTab }) => {
    const stored = readJson(perTab, storageKeys.scroll, positionsSchema) ?? [];
    return new Map(stored.map(({ entry, top }) => [entry, top]));
  };

/** Stores the last 50 positions of the map. The positions outlive the page, not the tab. */
export const writeScrollPositions =
  (positions: ReadonlyMap<string, number>): AppThunk =>
  (_dispatch, _getState, { perTab }) => {
    const valid = [...positions].filter(([entry]) => entry.length <= MAX_ENTRY_LENGTH);
    // A browser can report a negative position while the page bounces at its top.
    const latest = valid.slice(-MAX_POSITIONS).map(([entry, top]) => ({ entry, top: Math.max(0, top) }));
    perTab.write(storageKeys.scroll, JSON.stringify(latest));
  };
