import * as z from 'zod/mini';
import { useMemo } from 'react';
import { selectIdentity } from '../session/identity.ts';
import { deviceTag } from '../storage/device-tag.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { readJson } from '../storage/stored-json.ts';
import type { AppThunk, Services } from '../store/services.ts';
import { useAppDispatch } from '../store/typed-hooks.ts';

/** The greatest number of client seeds that the browser keeps. Without a limit, the storage would become full. */
export const MAX_SENT_SEEDS = 60;

const hashSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const countSchema = z.int().check(z.gte(0));
const seenSchema = z.object({ size: countSchema, root: hashSchema });

const sentSchema = z.object({
  member: z.string(),
  clientSeed: z.string().check(z.maxLength(64)),
  commitment: hashSchema,
  commitmentIndex: countSchema,
  /** The state of the log before the browser sent the client seed. Absent if the browser can't verify signatures. */
  seen: z.optional(seenSchema),
  /** True if this browser generated the client seed, so that no other device can have sent it. */
  isRandom: z.boolean(),
  /** False if the response that confirms the client seed was lost. */
  isConfirmed: z.boolean(),
});

const memorySchema = z.object({
  log: z.optional(z.extend(seenSchema, { key: z.string().check(z.maxLength(400)) })),
  sent: z.array(sentSchema).check(z.maxLength(MAX_SENT_SEEDS)),
});

/** The newest state of the log that this browser verified, and the key that verified the state. */
export type SeenLogState = NonNullable<z.output<typeof memorySchema>['log']>;
/** A client seed that this browser sent, and the state of the log at that time. */
export type SentClientSeed = Omit<z.output<typeof sentSchema>, 'member'>;

/** The data that this browser stores to detect a changed log or an exchanged commitment. */
export interface FairnessMemory {
  readonly log: SeenLogState | undefined;
  /** The client seeds of the signed-in member, newest first. */
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

/** Stores a verified state of the log for the next visit. */
export function keepSeenLog(log: SeenLogState): AppThunk {
  return (_dispatch, _getState, services) => write(services, { ...readStored(services), log });
}

/** Stores a client seed. Replaces the seed that was stored for the same commitment. */
export function keepSentSeed(seed: SentClientSeed): AppThunk {
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
 * Reads and writes the data that this browser stores to verify draws. The data stays in the browser after the member
 * signs out.
 */
export function useFairnessMemory() {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      read: () => dispatch(readFairnessMemory()),
      keepLog: (log: SeenLogState) => dispatch(keepSeenLog(log)),
      keepSent: (seed: SentClientSeed) => dispatch(keepSentSeed(seed)),
      dropSent: (commitment: string) => dispatch(dropSentSeed(commitment)),
    }),
    [dispatch],
  );
}
