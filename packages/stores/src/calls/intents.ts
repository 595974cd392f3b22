import * as z from 'zod/mini';
import type { Services } from '../services.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { readJson } from '../storage/stored-json.ts';

/** One wish of a member to move money, from the first press to the answer that settles it. */
export interface Intent {
  readonly uuid: string;
  readonly hash: string;
  readonly turn: number;
  /** The idempotency key: the same for every press, retry, reload and tab until the intent is settled. */
  readonly key: string;
}

/** Keeper of intents. */
export interface Intents {
  /** The open intent of this wish, or a new one. `input` is what is sent, whatever the order of its fields. */
  open(uuid: string, operation: string, input: unknown): Intent;
  /** Whether this wish is open: it was sent, and no answer has settled it. */
  isOpen(uuid: string, operation: string, input: unknown): boolean;
  /** A definitive answer came: the next wish of the same content is a new one. */
  settle(intent: Intent): void;
  /** Settles every open intent of an operation. */
  settleAll(uuid: string, operation: string): void;
}

/** An intent without an answer is given up after a day: by then the lists have told the member what became of it. */
const INTENT_LIFE_MS = 24 * 60 * 60 * 1000;

const openSchema = z.object({ turn: z.int(), operation: z.string(), since: z.number() });
const memberSchema = z.object({
  seed: z.string().check(z.regex(/^[a-z0-9]{20}$/)),
  /** Turn that the next new intent takes. */
  turn: z.int(),
  open: z.record(z.string(), openSchema),
});
const keptSchema = z.record(z.string(), memberSchema);
type Kept = z.output<typeof keptSchema>;
type Member = z.output<typeof memberSchema>;

/**
 * The keeper of intents in local storage. A key is made of the member's random seed, a hash of the content, and a turn
 * that grows with every settled intent: two tabs that press at the same moment make the same key without having to see
 * each other's writes, so the server does the work once.
 */
export function intentsOf({ local: storage, deviceClock }: Pick<Services, 'local' | 'deviceClock'>): Intents {
  const readAll = (): Kept => readJson(storage, storageKeys.intents, keptSchema) ?? {};
  const change = (uuid: string, update: (member: Member) => Member): Member => {
    const all = readAll();
    const member = update(withoutExpired(all[uuid] ?? { seed: newSeed(), turn: 0, open: {} }, deviceClock()));
    storage.write(storageKeys.intents, JSON.stringify({ ...all, [uuid]: member }));
    return member;
  };
  return {
    open(uuid, operation, input) {
      const hash = hashOf(`${operation} ${canonical(input)}`);
      const member = change(uuid, (before) => ({
        ...before,
        open: { [hash]: { turn: before.turn, operation, since: deviceClock() }, ...before.open },
      }));
      const turn = member.open[hash]?.turn ?? member.turn;
      return { uuid, hash, turn, key: `${member.seed}_${hash}_${turn.toString(36)}` };
    },
    isOpen(uuid, operation, input) {
      const entry = readAll()[uuid]?.open[hashOf(`${operation} ${canonical(input)}`)];
      return entry !== undefined && !isExpired(entry, deviceClock());
    },
    settle({ uuid, hash, turn }) {
      change(uuid, (member) => closed(member, (other, entry) => other === hash && entry.turn <= turn, turn));
    },
    settleAll(uuid, operation) {
      change(uuid, (member) => closed(member, (_hash, entry) => entry.operation === operation));
    },
  };
}

/** Without the open intents that `done` names; the next turn lies above all of theirs. */
function closed(
  member: Member,
  done: (hash: string, entry: z.output<typeof openSchema>) => boolean,
  turnDone = -1,
): Member {
  const entries = Object.entries(member.open);
  const gone = entries.filter(([hash, entry]) => done(hash, entry)).map(([, entry]) => entry.turn + 1);
  return {
    ...member,
    turn: Math.max(member.turn, turnDone + 1, ...gone),
    open: Object.fromEntries(entries.filter(([hash, entry]) => !done(hash, entry))),
  };
}

// A clock that was set back must not keep an intent for ever, nor one set forward end it at once more than it must.
function isExpired({ since }: z.output<typeof openSchema>, now: number): boolean {
  return Math.abs(now - since) > INTENT_LIFE_MS;
}

function withoutExpired(member: Member, now: number): Member {
  return closed(member, (_hash, entry) => isExpired(entry, now));
}

/** The same text for the same content: fields in order of their names. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`);
  return `{${fields.join(',')}}`;
}

/** 53 bits of a text (cyrb53); tells contents apart, defends nothing. */
function hashOf(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}

function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}
