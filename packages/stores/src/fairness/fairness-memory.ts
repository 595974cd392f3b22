import * as z from 'zod/mini';
import { useMemo } from 'react';
import { selectIdentity } from '../session/identity.ts';
import { deviceTag } from '../storage/device-tag.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { readJson } from '../storage/stored-json.ts';
import type { AppThunk, Services } from '../store/services.ts';
import { useAppDispatch } from '../store/typed-hooks.ts';

/**
 * The maximum number of client seeds in the browser's storage. The storage is limited, and 400 seeds are enough for one
 * seed a day for a year.
 */
export const MAX_SENT_SEEDS = 400;

const hashSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const countSchema = z.int().check(z.gte(0));
const logStateSchema = z.object({ size: countSchema, root: hashSchema });

const sentSchema = z.object({
  member: z.string(),
  clientSeed: z.string().check(z.maxLength(64)),
  commitment: hashSchema,
  commitmentIndex: countSchema,
  seen: z.optional(logStateSchema),
  /** True if this browser generated the client seed. */
  isRandom: z.boolean(),
  /** False if the response that confirms the client seed was lost. */
  isConfirmed: z.boolean(),
});

const memorySchema = z.object({
  log: z.optional(z.extend(logStateSchema, { key: z.string().check(z.maxLength(400)) })),
  sent: z.array(sentSchema).check(z.maxLength(MAX_SENT_SEEDS)),
});

/** The newest state of the public log of draws that this browser has verified. */
export type StoredLogState = NonNullable<z.output<typeof memorySchema>['log']>;
export type SentClientSeed = Omit<z.output<typeof sentSchema>, 'member'>;

/** Stored data with which this browser detects a changed log of draws or a changed commitment. */
export interface FairnessMemory {
  readonly log: StoredLogState | undefined;
  readonly sent: readonly SentClientSeed[];
}

const readStored = ({ local }: Services) =>
  readJson(local, storageKeys.fairness, memorySchema) ?? { sent: [] };

function write({ local }: Services, memory: z.output<typeof memorySchema>): void {
  local.write(storageKeys.fairness, JSON.stringify(memory));
}

export function readFairnessMemory(): AppThunk<FairnessMemory> {
  return (_dispatch, getState, services) => {
    const uuid = selectIdentity(getState())?.uuid;
    const { log, sent } = readStored(services);
    if (uuid === undefined) return { log, sent: [] };
    const tag = deviceTag(services.local, uuid);
    return { log, sent: sent.flatMap(({ member, ...seed }) => (member === tag ? [seed] : [])) };
  };
}

export function storeLogState(log: StoredLogState): AppThunk {
  return (_dispatch, _getState, services) => write(services, { ...readStored(services), log });
}

/** Stores a client seed. The seed replaces an earlier seed for the same commitment. */
export function storeSentSeed(seed: SentClientSeed): AppThunk {
  return (_dispatch, getState, services) => {
    const uuid = selectIdentity(getState())?.uuid;
    if (uuid === undefined) return;
    const stored = readStored(services);
    const others = stored.sent.filter(({ commitment }) => commitment !== seed.commitment);
    const member = deviceTag(services.local, uuid);
    write(services, { ...stored, sent: [{ ...seed, member }, ...others].slice(0, MAX_SENT_SEEDS) });
  };
}

export function dropSentSeed(commitment: string): AppThunk {
  return (_dispatch, _getState, services) => {
    const stored = readStored(services);
    write(services, { ...stored, sent: stored.sent.filter((seed) => seed.commitment !== commitment) });
  };
}

/**
 * Returns functions that read and change the stored data for the verification of draws. The data stays after a
 * sign-out.
 */
export function useFairnessMemory() {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      read: () => dispatch(readFairnessMemory()),
      keepLog: (log: StoredLogState) => dispatch(storeLogState(log)),
      keepSent: (seed: SentClientSeed) => dispatch(storeSentSeed(seed)),
      dropSent: (commitment: string) => dispatch(dropSentSeed(commitment)),
    }),
    [dispatch],
  );
}
