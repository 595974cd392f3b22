import { bankCodeOf } from '@chada/domain';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Database } from '../../src/database/connection.ts';
import { drawSlip } from '../../src/sandbox-bank/slip-image.ts';
import type { TransferBook } from '../../src/sandbox-bank/transfers.ts';
import type { SeededRandom } from '../support/seeded-random.ts';
import { withdrawalOf, type Writer } from '../support/writers.ts';
import type { HttpClient, BenchResponse, BenchRequest } from './http-client.ts';

/** The measured requests of one kind. Durations are in milliseconds. */
export interface Traffic {
  readonly name: string;
  readonly times: number[];
  errors: number;
}

export interface MixedOptions {
  readonly db: Database;
  readonly book: TransferBook;
  readonly client: HttpClient;
  readonly origins: readonly string[];
  readonly lanes: readonly (readonly Writer[])[];
  readonly password: string;
  readonly random: SeededRandom;
  readonly seconds: number;
}

/** Sends a request and measures its time. `accepted` lists the accepted statuses. */
type Send = (name: string, sent: BenchRequest, accepted?: readonly number[]) => Promise<BenchResponse>;
type Action = (send: Send, member: Writer, options: MixedOptions) => Promise<unknown>;

const asMember = ({ id, clientId, token }: Writer, more: Readonly<Record<string, string>> = {}) => ({
  hostname: `${clientId}.localhost`,
  // Each member has a different address, as if the requests came through a proxy on this machine.
  'x-forwarded-for': `10.${(id >> 16) & 255}.${(id >> 8) & 255}.${id & 255}`,
  authorization: `Bearer ${token}`,
  ...more,
});
const get = (member: Writer, path: string): BenchRequest => ({
  path,
  method: 'GET',
  headers: asMember(member),
});
const post = (member: Writer, path: string, body: unknown): BenchRequest => ({
  path,
  method: 'POST',
  headers: asMember(member, { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
  body: JSON.stringify(body),
});

const verifiedSchema = z.object({ data: z.object({ id: z.string() }) });

/** Makes a transfer to the member's brand. Returns the request that sends the transfer's slip. */
export async function slipOf(
  member: Writer,
  { db, book }: Pick<MixedOptions, 'db' | 'book'>,
): Promise<BenchRequest> {
  const to = await db
    .selectFrom('receiving_account')
    .selectAll()
    .where('client_id', '=', member.clientId)
    .executeTakeFirstOrThrow();
  const transfer = await book.make({
    from: { bank: bankCodeOf('KBANK'), account: member.bankAccount },
    to: { bank: to.bank_code, account: to.bank_account, name: to.account_name },
    amountSatang: 50_000,
  });
  const form = new FormData();
  form.append('slip', new Blob([await drawSlip(transfer)], { type: 'image/png' }), 'slip.png');
  const multipart = new Response(form);
  return {
    path: '/api/auth/slip/verify',
    method: 'POST',
    headers: asMember(member, { 'content-type': multipart.headers.get('content-type') ?? '' }),
    body: new Uint8Array(await multipart.arrayBuffer()),
  };
}

/** Returns the request that confirms a slip. `verified` is the response to the slip. */
export function confirmationOf(member: Writer, verified: BenchResponse): BenchRequest {
  const { data } = verifiedSchema.parse(JSON.parse(verified.text));
  return post(member, '/api/auth/slip/confirm', { slipId: data.id });
}

const depositBySlip: Action = async (send, member, options) => {
  const shown = await send('slip.verify', await slipOf(member, options));
  if (shown.status === 200) await send('slip.confirm', confirmationOf(member, shown));
};

/** Actions with their share of the traffic. A draw may be refused, because the daily turns run out. */
const actions: readonly (readonly [times: number, act: Action])[] = [
  [
    8,
    (send, writer) =>
      send(
        'user.credit',
        post(writer, `/api/auth/user/getCredit/${writer.username}`, { balanceType: 'main' }),
      ),
  ],
  [6, (send, writer) => send('user.detail', get(writer, `/api/auth/user/detail/${writer.uuid}`))],
  [4, (send, writer) => send('setting.get', get(writer, '/api/setting'))],
  [
    5,
    (send, writer) =>
      send('game.list', post(writer, '/api/auth/user/game/list', { gameType: 'slots', limit: 40 })),
  ],
  [3, (send, writer) => send('deposit.mine', get(writer, `/api/auth/deposit/${writer.uuid}?limit=20`))],
  [
    3,
    (send, writer) =>
      send('withdraw.history', get(writer, `/api/auth/withdraw/withdraw-history/${writer.uuid}`)),
  ],
  [2, (send, writer) => send('checkIn.get', get(writer, '/api/auth/game/check-in'))],
  [4, (send, writer) => send('withdraw.create', withdrawalOf(writer, randomUUID()))],
  [2, (send, writer) => send('wheel.reward', post(writer, '/api/auth/wheel/reward', {}), [200, 409, 429])],
  [1, (send, writer) => send('checkIn.claim', post(writer, '/api/auth/game/check-in', {}), [200, 409])],
  [
    1,
    (send, writer, { password }) =>
      send('session.login', post(writer, '/api/auth/login', { username: writer.username, password })),
  ],
  [1, depositBySlip],
];
const deck = actions.flatMap(([times, action]) => Array<Action>(times).fill(action));

export async function runMixedTraffic(options: MixedOptions): Promise<Traffic[]> {
  const { client, origins, lanes, random, seconds } = options;
  const traffic = new Map<string, Traffic>();
  const until = performance.now() + seconds * 1000;
  const sender =
    (origin: string): Send =>
    async (name, sent, accepted = [200]) => {
      const known = traffic.get(name) ?? { name, times: [], errors: 0 };
      traffic.set(name, known);
      const startedAt = performance.now();
      const received = await client
        .send(origin, sent)
        .catch((error: unknown) => ({ status: 0, text: String(error) }));
      known.times.push(performance.now() - startedAt);
      if (!accepted.includes(received.status)) {
        if (known.errors === 0)
          console.error(`${name} was answered ${received.status}: ${received.text.slice(0, 200)}`);
        known.errors += 1;
      }
      return received;
    };
  await Promise.all(
    lanes.map(async (members, index) => {
      const send = sender(origins[index % origins.length] ?? '');
      while (performance.now() < until) {
        await random.pick(deck)(send, random.pick(members), options);
      }
    }),
  );
  return [...traffic.values()];
}
