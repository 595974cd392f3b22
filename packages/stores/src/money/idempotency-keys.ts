import * as z from 'zod/mini';
import type { Services } from '../store/services.ts';
import { deviceTag, isDeviceTag } from '../storage/device-tag.ts';
import { randomText, shortHash } from '../storage/short-hash.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { readJson } from '../storage/stored-json.ts';

export interface OpenRequest {
  readonly uuid: string;
  readonly hash: string;
  readonly turn: number;
  /** The idempotency key. All retries, page reloads and tabs send this key for the request. */
  readonly key: string;
}

export interface EarlierRequest extends OpenRequest {
  readonly operation: string;
  /** The time at which the request was opened, in epoch milliseconds of the device's clock. */
  readonly since: number;
  readonly amountSatang: number | undefined;
  /** The result of the request, if the response arrived after the session had ended. Otherwise undefined. */
  readonly answer: 'done' | 'refused' | undefined;
  /** True if the site has shown the member that the result is unknown. */
  readonly reported: boolean;
}

export interface IdempotencyKeys {
  /**
   * Returns the open request with the content `input`, or opens a new request. A request remains open until its final
   * response, but for at most 24 hours.
   */
  open(uuid: string, operation: string, input: unknown): OpenRequest;
  isOpen(uuid: string, operation: string, input: unknown): boolean;
  /** True if a screen may repeat the open request automatically, without a press of the member. */
  mayRepeat(uuid: string, operation: string, input: unknown): boolean;
  /** Closes a request after its final response. */
  settle(request: OpenRequest): void;
  settleAll(uuid: string, operation: string): void;
  saveAnswer(request: OpenRequest, answer: 'done' | 'refused'): void;
  /** Returns the open requests of earlier sessions. */
  past(uuid: string): EarlierRequest[];
  markReported(request: OpenRequest): void;
}

const REQUEST_LIFE_MS = 24 * 60 * 60 * 1000;

const openSchema = z.object({
  turn: z.int(),
  operation: z.string(),
  since: z.number(),
  session: z.optional(z.string()),
  amountSatang: z.optional(z.int()),
  answer: z.optional(z.enum(['done', 'refused'])),
  reported: z.optional(z.boolean()),
});
const memberSchema = z.object({
  seed: z.string().check(z.regex(/^[a-z0-9]{20}$/)),
  turn: z.int(),
  open: z.record(z.string(), openSchema),
});
const storedKeysSchema = z.record(z.string(), memberSchema);
type StoredKeys = z.output<typeof storedKeysSchema>;
type Member = z.output<typeof memberSchema>;
type Open = z.output<typeof openSchema>;

const sentSchema = z.object({ body: z.object({ amount: z.int().check(z.gt(0)) }) });

/**
 * Creates the store of idempotency keys. A key consists of a random text, a hash of the content and a counter. The local
 * storage contains the random text and the counter of each member, so two tabs use the same key for the same content.
 */
export function createIdempotencyKeys({
  local: storage,
  session,
  deviceClock,
}: Pick<Services, 'local' | 'deviceClock'> & {
  readonly session: Pick<Services['session'], 'token'>;
}): IdempotencyKeys {
  const tagOf = (text: string) => deviceTag(storage, text);
  // Reads the stored keys of all members by the hash of the member's uuid. Earlier versions stored the uuid itself, so
  // each stored uuid is replaced by its hash.
  const readAll = (): StoredKeys =>
    Object.fromEntries(
      Object.entries(readJson(storage, storageKeys.idempotencyKeys, storedKeysSchema) ?? {}).map(
        ([name, member]) => [isDeviceTag(name) ? name : tagOf(name), member],
      ),
    );
  const thisSession = () => tagOf(session.token() ?? '');
  const change = (uuid: string, update: (member: Member) => Member): Member => {
    const all = readAll();
    const tag = tagOf(uuid);
    const member = update(closeExpired(all[tag] ?? { seed: randomText(), turn: 0, open: {} }, deviceClock()));
    storage.write(storageKeys.idempotencyKeys, JSON.stringify({ ...all, [tag]: member }));
    return member;
  };
  const amend = ({ uuid, hash, turn }: OpenRequest, more: Partial<Open>) =>
    void change(uuid, (member) => {
      const entry = member.open[hash];
      if (entry === undefined || entry.turn !== turn) return member;
      return { ...member, open: { ...member.open, [hash]: { ...entry, ...more } } };
    });
  const findOpenEntry = (uuid: string, operation: string, input: unknown): Open | undefined => {
    const entry = readAll()[tagOf(uuid)]?.open[shortHash(`${operation} ${canonicalText(input)}`)];
    return entry === undefined || isExpired(entry, deviceClock()) ? undefined : entry;
  };
  const keyOf = (seed: string, hash: string, turn: number) => `${seed}_${hash}_${turn.toString(36)}`;
  return {
    open(uuid, operation, input) {
      const hash = shortHash(`${operation} ${canonicalText(input)}`);
      const amountSatang = sentSchema.safeParse(input).data?.body.amount;
      const member = change(uuid, (before) => {
        const { turn, since } = before.open[hash] ?? { turn: before.turn, since: deviceClock() };
        const entry = { turn, operation, since, session: thisSession(), amountSatang };
        return { ...before, open: { ...before.open, [hash]: entry } };
      });
      const turn = member.open[hash]?.turn ?? member.turn;
      return { uuid, hash, turn, key: keyOf(member.seed, hash, turn) };
    },
    isOpen: (...content) => findOpenEntry(...content) !== undefined,
    mayRepeat(...content) {
      const entry = findOpenEntry(...content);
      return entry !== undefined && entry.reported !== true;
    },
    settle({ uuid, hash, turn }) {
      change(uuid, (member) =>
        closeRequests(member, (other, entry) => other === hash && entry.turn <= turn, turn),
      );
    },
    settleAll(uuid, operation) {
      change(uuid, (member) => closeRequests(member, (_hash, entry) => entry.operation === operation));
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

function closeRequests(member: Member, done: (hash: string, entry: Open) => boolean, turnDone = -1): Member {
  const entries = Object.entries(member.open);
  const gone = entries.filter(([hash, entry]) => done(hash, entry)).map(([, entry]) => entry.turn + 1);
  return {
    ...member,
    turn: Math.max(member.turn, turnDone + 1, ...gone),
    open: Object.fromEntries(entries.filter(([hash, entry]) => !done(hash, entry))),
  };
}

// Uses the absolute value of the age, because the age is negative after the device's clock was set back.
function isExpired({ since }: Open, now: number): boolean {
  return Math.abs(now - since) > REQUEST_LIFE_MS;
}

function closeExpired(member: Member, now: number): Member {
  return closeRequests(member, (_hash, entry) => isExpired(entry, now));
}

function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonicalText(field)}`);
  return `{${fields.join(',')}}`;
}
