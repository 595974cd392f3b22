import * as z from 'zod/mini';
import { useMemo } from 'react';
import { selectIdentity } from '../session/identity.ts';
import type { AppThunk, Services } from '../store/services.ts';
import { useAppDispatch } from '../store/typed-hooks.ts';
import { deviceTag } from './device-tag.ts';
import { storageKeys } from './storage-keys.ts';
import { readJson } from './stored-json.ts';

/** The maximum number of history entries with typed texts. The oldest entry is removed first. */
export const MAX_TYPED_ENTRIES = 12;
const maxText = 1000;

const typedTextsSchema = z.object({
  member: z.string(),
  /** The entry that was written last is at the end. */
  entries: z
    .array(
      z.object({
        key: z.string(),
        path: z.string(),
        texts: z.record(z.string(), z.string().check(z.maxLength(maxText))),
      }),
    )
    .check(z.maxLength(MAX_TYPED_ENTRIES)),
});
type TypedTexts = z.output<typeof typedTextsSchema>;

/** A field of a form in an entry of the browser's history. */
export interface TypedField {
  /** The key of the history entry. */
  readonly key: string;
  readonly path: string;
  readonly name: string;
}

/** Returns the texts of the signed-in member. Removes the texts of another member. */
function readStored(services: Services, member: string): TypedTexts {
  const stored = readJson(services.perTab, storageKeys.typedTexts, typedTextsSchema);
  if (stored === undefined || stored.member === member) return stored ?? { member, entries: [] };
  services.perTab.remove(storageKeys.typedTexts);
  return { member, entries: [] };
}

/**
 * Returns the text that the member typed into a field. With `isResumed`, returns the last text of the field in any
 * history entry of the path, because the sign-in has replaced the entry.
 */
export function readTypedText(
  { key, path, name }: TypedField,
  isResumed: boolean,
): AppThunk<string | undefined> {
  return (_dispatch, getState, services) => {
    const uuid = selectIdentity(getState())?.uuid;
    if (uuid === undefined) return undefined;
    const { entries } = readStored(services, deviceTag(services.local, uuid));
    const ofPath = entries.filter((entry) => entry.path === path && entry.texts[name] !== undefined);
    const own = ofPath.find((entry) => entry.key === key);
    return (own ?? (isResumed ? ofPath[ofPath.length - 1] : undefined))?.texts[name];
  };
}

/** Stores the text of a field. */
export function writeTypedText({ key, path, name }: TypedField, text: string): AppThunk {
  return (_dispatch, getState, services) => {
    const uuid = selectIdentity(getState())?.uuid;
    if (uuid === undefined || text.length > maxText) return;
    const stored = readStored(services, deviceTag(services.local, uuid));
    const own = stored.entries.find((entry) => entry.key === key && entry.path === path);
    const entries = [
      ...stored.entries.filter((entry) => entry !== own),
      { key, path, texts: { ...own?.texts, [name]: text } },
    ].slice(-MAX_TYPED_ENTRIES);
    services.perTab.write(storageKeys.typedTexts, JSON.stringify({ ...stored, entries }));
  };
}

/** Removes the texts of a field in all history entries of the path. */
export function removeTypedText({ path, name }: Pick<TypedField, 'path' | 'name'>): AppThunk {
  return (_dispatch, getState, services) => {
    const uuid = selectIdentity(getState())?.uuid;
    if (uuid === undefined) return;
    const stored = readStored(services, deviceTag(services.local, uuid));
    const entries = stored.entries.flatMap((entry) => {
      if (entry.path !== path) return [entry];
      const { [name]: _removed, ...texts } = entry.texts;
      return Object.keys(texts).length === 0 ? [] : [{ ...entry, texts }];
    });
    if (entries.length === 0) services.perTab.remove(storageKeys.typedTexts);
    else services.perTab.write(storageKeys.typedTexts, JSON.stringify({ ...stored, entries }));
  };
}

/**
 * Returns functions that read and change the texts that the signed-in member typed in this tab. The texts survive a
 * reload and the end of a session. A sign-out and the sign-in of another member remove the texts.
 */
export function useTypedTexts() {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      read: (field: TypedField, isResumed: boolean) => dispatch(readTypedText(field, isResumed)),
      write: (field: TypedField, text: string) => dispatch(writeTypedText(field, text)),
      remove: (field: Pick<TypedField, 'path' | 'name'>) => dispatch(removeTypedText(field)),
    }),
    [dispatch],
  );
}
