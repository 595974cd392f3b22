import * as z from 'zod/mini';
import type { Services } from '../store/services.ts';
import { deviceTag, isDeviceTag } from '../storage/device-tag.ts';
import { randomText, shortHash } from '../storage/short-hash.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { readJson } from '../storage/stored-json.ts';

/** One wish of a member to move money, from the first press to the answer that settles it. */
export interface OpenRequest {
  readonly uuid: string;
  readonly hash: string;
  readonly turn: number;
  /** The idempotency key: the same for every press, retry, reload and tab until the request is settled. */
  readonly key: string;
}

/** An request of an earlier session that nobody has seen the answer of. */
export interface EarlierRequest extends OpenRequest {
  readonly operation: string;
  /** Milliseconds since 1970 by the device's clock. */
  readonly since: number;
  /** The amount that was asked for, in satang. */
  readonly amountSatang: number | undefined;
  /** The answer, where it arrived after its session had ended. */
  readonly answer: 'done' | 'refused' | undefined;
  /** The member was told that nothing of it is known. */
  readonly reported: boolean;
}

/** Keeper of keys. */
export interface IdempotencyKeys {
  /** The open request of this wish, or a new one. `input` is what is sent, whatever the order of its fields. */
  open(uuid: string, operation: string, input: unknown): OpenRequest;
  /** Whether this wish is open: it was sent, and no answer has settled it. */
  isOpen(uuid: string, operation: string, input: unknown): boolean;
  /** Whether a screen that opens may ask for it again by itself: not once the member was told that nothing is known. */
  mayRepeat(uuid: string, operation: string, input: unknown): boolean;
  /** A definitive answer came: the next wish of the same content is a new one. */
  settle(request: OpenRequest): void;
  /** Settles every open request of an operation. */
  settleAll(uuid: string, operation: string): void;
  /** Stores an answer that came after the session had ended, so that the next session can report it. */
  saveAnswer(request: OpenRequest, answer: 'done' | 'refused'): void;
  /** Lists the open intents of the member's earlier sessions. */
  past(uuid: string): EarlierRequest[];
  /** Records that the member was told. The request stays open: a press of the same content has the same key. */
  markReported(request: OpenRequest): void;
}

/** An request without an answer is given up after a day: by then the lists have told the member what became of it. */
const REQUEST_LIFE_MS = 24 * 60 * 60 * 1000;

const openSchema = z.object({
  turn: z.int(),
  operation: z.string(),
  since: z.number(),
  /** Tag of the session that sent it; absent in what versions before this field have stored. */
  session: z.optional(z.string()),
  amountSatang: z.optional(z.int()),
  answer: z.optional(z.enum(['done', 'refused'])),
  reported: z.optional(z.boolean()),
});
const memberSchema = z.object({
  seed: z.string().check(z.regex(/^[a-z0-9]{20}$/)),
  /** Turn that the next new request takes. */
  turn: z.int(),
  open: z.record(z.string(), openSchema),
});
const keptSchema = z.record(z.string(), memberSchema);
type Kept = z.output<typeof keptSchema>;
type Member = z.output<typeof memberSchema>;
type Open = z.output<typeof openSchema>;

const sentSchema = z.object({ body: z.object({ amount: z.int().check(z.gt(0)) }) });

/**
 * The keeper of intents in local storage. A key is made of the member's random seed, a hash of the content, and a turn
 * that grows with every settled request: two tabs that press at the same moment make the same key without having to see
 * each other's writes, so the server does the work once. Members are kept under a tag that names nobody, since intents
 * outlive the session.
 */
export function idempotencyKeysOf({
  local: storage,
  session,
  deviceClock,
}: Pick<Services, 'local' | 'deviceClock'> & {
  readonly session: Pick<Services['session'], 'token'>;
}): IdempotencyKeys {
  const tagOf = (text: string) => deviceTag(storage, text);
  // Versions before had the uuid here. The same seeds and turns make the same keys, so what was open stays one wish.
  const readAll = (): Kept =>
    Object.fromEntries(
      Object.entries(readJson(storage, storageKeys.idempotencyKeys, keptSchema) ?? {}).map(
        ([name, member]) => [isDeviceTag(name) ? name : tagOf(name), member],
      ),
    );
  const thisSession = () => tagOf(session.token() ?? '');
  const change = (uuid: string, update: (member: Member) => Member): Member => {
    const all = readAll();
    const tag = tagOf(uuid);
    const member = update(
      withoutExpired(all[tag] ?? { seed: randomText(), turn: 0, open: {} }, deviceClock()),
    );
    storage.write(storageKeys.idempotencyKeys, JSON.stringify({ ...all, [tag]: member }));
    return member;
  };
  const amend = ({ uuid, hash, turn }: OpenRequest, more: Partial<Open>) =>
    void change(uuid, (member) => {
      const entry = member.open[hash];
      if (entry === undefined || entry.turn !== turn) return member;
      return { ...member, open: { ...member.open, [hash]: { ...entry, ...more } } };
    });
  const openEntry = (uuid: string, operation: string, input: unknown): Open | undefined => {
    const entry = readAll()[tagOf(uuid)]?.open[shortHash(`${operation} ${canonical(input)}`)];
    return entry === undefined || isExpired(entry, deviceClock()) ? undefined : entry;
  };
  const keyOf = (seed: string, hash: string, turn: number) => `${seed}_${hash}_${turn.toString(36)}`;
  return {
    open(uuid, operation, input) {
      const hash = shortHash(`${operation} ${canonical(input)}`);
      const amountSatang = sentSchema.safeParse(input).data?.body.amount;
      const member = change(uuid, (before) => {
        const { turn, since } = before.open[hash] ?? { turn: before.turn, since: deviceClock() };
        const entry = { turn, operation, since, session: thisSession(), amountSatang };
        return { ...before, open: { ...before.open, [hash]: entry } };
      });
      const turn = member.open[hash]?.turn ?? member.turn;
      return { uuid, hash, turn, key: keyOf(member.seed, hash, turn) };
    },
    isOpen: (...content) => openEntry(...content) !== undefined,
    mayRepeat(...content) {
      const entry = openEntry(...content);
      return entry !== undefined && entry.reported !== true;
    },
    settle({ uuid, hash, turn }) {
      change(uuid, (member) => closed(member, (other, entry) => other === hash && entry.turn <= turn, turn));
    },
    settleAll(uuid, operation) {
      change(uuid, (member) => closed(member, (_hash, entry) => entry.operation === operation));
    },
    saveAnswer: (request, answer) => amend(request, { answer }),
    markReported: (request) => amend(request, { reported: true }),
    past(uuid) {
      const { seed, open } = change(uuid, (member) => member);
      return Object.entries(open)
        .filter(([, entry]) => entry.session !== thisSession())
        .map(([hash, { turn, operation, since, amountSatang, answer, reported = false }]) => ({
          uuid,
          hash,
          turn,
          key: keyOf(seed, hash, turn),
          operation,
          since,
          amountSatang,
          answer,
          reported,
        }));
    },
  };
}

/** Without the open intents that `done` names; the next turn lies above all of theirs. */
function closed(member: Member, done: (hash: string, entry: Open) => boolean, turnDone = -1): Member {
  const entries = Object.entries(member.open);
  const gone = entries.filter(([hash, entry]) => done(hash, entry)).map(([, entry]) => entry.turn + 1);
  return {
    ...member,
    turn: Math.max(member.turn, turnDone + 1, ...gone),
    open: Object.fromEntries(entries.filter(([hash, entry]) => !done(hash, entry))),
  };
}

// A clock that was set back must not keep an request for ever, nor one set forward end it at once more than it must.
function isExpired({ since }: Open, now: number): boolean {
  return Math.abs(now - since) > REQUEST_LIFE_MS;
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
