import { gameOpen, login as loginOperation, outcomeGet, slipConfirm, withdrawCreate } from '@chada/contract';
import {
  aDeposit,
  aMember,
  aSession,
  aWithdrawal,
  createDeferred,
  memoryStorage,
  replies,
  until,
} from '@chada/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeWindow } from '../../test/fake-window.ts';
import { makeSite, noticeTexts, signedInStorage, type Site } from '../../test/make-site.ts';
import { openFakeServer } from '../../test/open-fake-server.ts';
import { connectBrowser } from '../browser/connect-browser.ts';
import { openGame } from '../game/open-game.ts';
import { spinWheel } from '../prize/prize.endpoints.ts';
import { confirmSlip } from '../slip/slip.endpoints.ts';
import { transferAll, withdraw } from '../withdrawal/withdrawal.endpoints.ts';
import { login, logout, readCurrentUser } from '../session/session.ts';
import { pastRequestKnown } from './past-requests.slice.ts';
import { reportPastRequests } from './report-past-requests.ts';
import { startUp } from '../start-up/start-up.ts';

const server = await openFakeServer();
afterEach(() => void vi.restoreAllMocks());

let now = Date.parse('2026-11-20T05:00:00Z');
function tab(storage = signedInStorage()) {
  const site = makeSite(server, { storage, tabStorage: memoryStorage(), timeoutMs: 1000, clock: () => now });
  const browser = fakeWindow();
  connectBrowser(site.store, browser);
  site.store.dispatch(readCurrentUser());
  return Object.assign(site, { browser });
}
let tokens = 0;
async function signIn({ store }: Site, user = aMember()): Promise<void> {
  server.replyOnce(
    loginOperation,
    replies.data(aSession({ token: `token-of-somsri-after-${(tokens += 1)}`, user })),
  );
  await store.dispatch(login({ username: 'somsri88', password: 'แมวน้อยกินปลาทู9', from: 'login' }));
}
const pastOf = ({ store }: Site) => store.getState().pastRequests ?? [];
const withdrawalKeys = () =>
  new Set(server.requests(withdrawCreate).map(({ headers }) => headers['idempotency-key']));
const settle = () => new Promise((resolve) => setTimeout(resolve, 60));
const response = { withdrawal: aWithdrawal({ amountSatang: 50_000 }), creditSatang: 0 };

function skipDelays(): readonly number[] {
  const skipped: number[] = [];
  const real = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((act, ms = 0) => {
    const isDelay = [2_000, 4_000, 8_000].includes(ms);
    if (isDelay) skipped.push(ms);
    return real(act, isDelay ? 0 : ms);
  });
  return skipped;
}

async function signOutDuringWithdrawal(site: ReturnType<typeof tab>, reply = replies.data(response)) {
  const heldResponse = createDeferred();
  server.replyOnce(withdrawCreate, replies.after(heldResponse, reply));
  const sent = site.store.dispatch(withdraw({ amount: 50_000 }));
  await until(() => server.requests(withdrawCreate).length === 1, 'the call');
  const other = tab(site.storage);
  other.store.dispatch(logout());
  site.browser.otherTabWrote('chada.token');
  expect(site.store.getState().auth.status).toBe('loggedOut');
  return { held: heldResponse, sent };
}

describe('a withdrawal that was running when the member signed out in another tab', () => {
  it('is reported at the next sign-in if its response arrived after the end of the session', async () => {
    const site = tab();
    const { held, sent } = await signOutDuringWithdrawal(site);
    held.resolve();
    await sent;
    expect(pastOf(site)).toEqual([]);
    server.reply(outcomeGet, replies.data({ outcome: 'done', data: response }));
    await signIn(site);
    await until(() => pastOf(site).length === 1, 'the report');
    expect(pastOf(site)[0]).toMatchObject({
      operation: 'withdraw.create',
      outcome: 'done',
      amountSatang: 50_000,
    });
    const [request] = server.requests(outcomeGet);
    expect(request?.url).toContain(server.requests(withdrawCreate)[0]?.headers['idempotency-key']);
    expect(server.requests(withdrawCreate)).toHaveLength(1);
  });

  it('is reported from the stored response if the API can’t report results', async () => {
    const site = tab();
    const { held, sent } = await signOutDuringWithdrawal(site);
    held.resolve();
    await sent;
    server.reply(outcomeGet, replies.refuse('NOT_FOUND'));
    await signIn(site);
    await until(() => pastOf(site).length === 1, 'the report');
    expect(pastOf(site)[0]).toMatchObject({ outcome: 'done', amountSatang: 50_000 });
  });

  it('is reported from the stored response if the server has no record of the request', async () => {
    const site = tab();
    const { held, sent } = await signOutDuringWithdrawal(site);
    held.resolve();
    await sent;
    now += 60_000;
    server.reply(outcomeGet, replies.data({ outcome: 'none' }));
    await signIn(site);
    await until(() => pastOf(site).length === 1, 'the report');
    expect(pastOf(site)[0]).toMatchObject({ outcome: 'done', amountSatang: 50_000 });
  });

  it('is reported as refused if a refusal arrived after the end of the session', async () => {
    const site = tab();
    const { held, sent } = await signOutDuringWithdrawal(site, replies.refuse('CREDIT_INSUFFICIENT'));
    held.resolve();
    await sent;
    server.reply(outcomeGet, replies.refuse('NOT_FOUND'));
    await signIn(site);
    await until(() => pastOf(site).length === 1, 'the first report');
    expect(pastOf(site)[0]).toMatchObject({ outcome: 'refused', message: null });
  });

  it('is reported with the reason that the server knows for a refusal', async () => {
    const site = tab();
    const { held, sent } = await signOutDuringWithdrawal(site, replies.refuse('CREDIT_INSUFFICIENT'));
    held.resolve();
    await sent;
    server.reply(outcomeGet, replies.data({ outcome: 'refused', code: 'X', message: 'เครดิตไม่พอ' }));
    await signIn(site);
    await until(() => pastOf(site).length === 1, 'the report');
    expect(pastOf(site)[0]).toMatchObject({ outcome: 'refused', message: 'เครดิตไม่พอ' });
  });

  it('is reported in the new session if its response arrives then', async () => {
    const site = tab();
    const { held, sent } = await signOutDuringWithdrawal(site);
    server.reply(outcomeGet, replies.data({ outcome: 'none' }));
    await signIn(site);
    server.reply(outcomeGet, replies.data({ outcome: 'done', data: response }));
    held.resolve();
    await sent;
    await until(() => pastOf(site).length === 1, 'the report');
    expect(pastOf(site)[0]).toMatchObject({ outcome: 'done' });
  });

  it('is reported once, and a withdrawal of the same amount is a new request', async () => {
    const site = tab();
    const { held, sent } = await signOutDuringWithdrawal(site);
    held.resolve();
    await sent;
    server.reply(outcomeGet, replies.data({ outcome: 'done', data: response }));
    await signIn(site);
    await until(() => pastOf(site).length === 1, 'the report');
    site.store.dispatch(logout());
    await signIn(site);
    await settle();
    expect(pastOf(site)).toEqual([]);
    await site.store.dispatch(withdraw({ amount: 50_000 }));
    expect(withdrawalKeys().size).toBe(2);
  });

  it('is not reported to another member on the same device', async () => {
    const site = tab();
    const { held, sent } = await signOutDuringWithdrawal(site);
    held.resolve();
    await sent;
    await signIn(site, aMember({ uuid: '11111111-1111-4111-8111-111111111111' }));
    await settle();
    expect(server.requests(outcomeGet)).toHaveLength(0);
    expect(pastOf(site)).toEqual([]);
  });
});

describe('a withdrawal without a response', () => {
  async function loseAnswer(site: ReturnType<typeof tab>, passedMs = 120_000) {
    server.replyOnce(withdrawCreate, replies.loseAnswer());
    await site.store.dispatch(withdraw({ amount: 50_000 }));
    now += passedMs;
  }

  it('is reported when the server has finished it', async () => {
    const delays = skipDelays();
    const site = tab();
    await loseAnswer(site);
    site.store.dispatch(logout());
    server.replyOnce(outcomeGet, replies.data({ outcome: 'running' }));
    server.replyOnce(outcomeGet, replies.data({ outcome: 'running' }));
    server.reply(outcomeGet, replies.data({ outcome: 'done', data: response }));
    await signIn(site);
    await until(() => pastOf(site).length === 1, 'the report');
    expect(pastOf(site)[0]?.outcome).toBe('done');
    expect(delays).toEqual([2_000, 4_000]);
  });

  it('is reported as running if the server has not finished it after the last delay', async () => {
    const delays = skipDelays();
    const site = tab();
    await loseAnswer(site);
    site.store.dispatch(logout());
    server.reply(outcomeGet, replies.data({ outcome: 'running' }));
    await signIn(site);
    await until(() => pastOf(site).length === 1, 'the report');
    expect(pastOf(site)[0]?.outcome).toBe('running');
    expect(delays).toEqual([2_000, 4_000, 8_000]);
    expect(server.requests(outcomeGet)).toHaveLength(4);
  });

  it.each([
    [59_999, 3],
    [60_000, 0],
  ])('that was sent %i ms ago is looked for again %i times', async (passedMs, times) => {
    const delays = skipDelays();
    const site = tab();
    await loseAnswer(site, passedMs);
    site.store.dispatch(logout());
    server.reply(outcomeGet, replies.data({ outcome: 'none' }));
    await signIn(site);
    await until(() => pastOf(site).length === 1, 'the report');
    expect(pastOf(site)[0]?.outcome).toBe('none');
    expect(delays).toHaveLength(times);
  });

  it('is not looked for again after the member has signed out', async () => {
    const delays = skipDelays();
    const site = tab();
    await loseAnswer(site);
    site.store.dispatch(logout());
    const heldResponse = createDeferred();
    server.reply(outcomeGet, replies.after(heldResponse, replies.data({ outcome: 'running' })));
    await signIn(site);
    await until(() => server.requests(outcomeGet).length === 1, 'the call');
    site.store.dispatch(logout());
    heldResponse.resolve();
    await settle();
    expect(pastOf(site)).toEqual([]);
    expect(delays).toEqual([]);
  });

  it('is reported as unknown if the API can’t report results', async () => {
    const site = tab();
    await loseAnswer(site);
    site.store.dispatch(logout());
    server.reply(outcomeGet, replies.refuse('NOT_FOUND'));
    await signIn(site);
    await until(() => pastOf(site).length === 1, 'the report');
    expect(pastOf(site)[0]?.outcome).toBe('unknown');
  });

  it('raises no notice if the call for its result fails, because the report already tells the member', async () => {
    const site = tab();
    await loseAnswer(site);
    site.store.dispatch(logout());
    server.reply(outcomeGet, replies.refuse('INTERNAL'));
    const before = noticeTexts(site);
    await signIn(site);
    await until(() => pastOf(site).length === 1, 'the report');
    expect(noticeTexts(site)).toEqual(before);
  });

  it('is reported as refused with the reason', async () => {
    const site = tab();
    await loseAnswer(site);
    site.store.dispatch(logout());
    server.reply(outcomeGet, replies.data({ outcome: 'refused', code: 'X', message: 'เครดิตไม่พอ' }));
    await signIn(site);
    await until(() => pastOf(site).length === 1, 'the report');
    expect(pastOf(site)[0]).toMatchObject({ outcome: 'refused', message: 'เครดิตไม่พอ' });
  });

  it('is reported once as unknown, and a press uses the same idempotency key', async () => {
    const site = tab();
    await loseAnswer(site);
    site.store.dispatch(logout());
    server.reply(outcomeGet, replies.data({ outcome: 'none' }));
    await signIn(site);
    await until(() => pastOf(site).length === 1, 'the report');
    expect(pastOf(site)[0]).toMatchObject({ outcome: 'none', amountSatang: 50_000 });
    expect(server.requests(withdrawCreate)).toHaveLength(1);
    site.store.dispatch(logout());
    await signIn(site);
    await settle();
    expect(pastOf(site)).toEqual([]);
    await site.store.dispatch(withdraw({ amount: 50_000 }));
    expect(withdrawalKeys().size).toBe(1);
  });

  it('is reported later if the server has received it', async () => {
    const site = tab();
    await loseAnswer(site);
    site.store.dispatch(logout());
    server.reply(outcomeGet, replies.data({ outcome: 'none' }));
    await signIn(site);
    await until(() => pastOf(site).length === 1, 'the first report');
    site.store.dispatch(logout());
    server.reply(outcomeGet, replies.data({ outcome: 'done', data: response }));
    await signIn(site);
    await until(() => pastOf(site).length === 1, 'the second report');
    expect(pastOf(site)[0]?.outcome).toBe('done');
  });

  it('is not reported while the session continues', async () => {
    const site = tab();
    await loseAnswer(site);
    await tab(site.storage).store.dispatch(startUp());
    await settle();
    expect(server.requests(outcomeGet)).toHaveLength(0);
  });
});

describe('[ME-06] the report of a request', () => {
  const deposit = aDeposit({ amountSatang: 70_000 });
  const requests: [string, (site: Site) => unknown, object, number | null][] = [
    ['a withdrawal', ({ store }) => store.dispatch(withdraw({ amount: 50_000 })), {}, 50_000],
    [
      'a withdrawal of everything',
      ({ store }) => store.dispatch(transferAll({ bankName: 'KBANK', bankId: '1234567890' })),
      { withdrawal: aWithdrawal({ amountSatang: 60_000 }) },
      60_000,
    ],
    ['a slip', ({ store }) => store.dispatch(confirmSlip({ slipId: deposit.id })), { deposit }, 70_000],
    ['a draw', ({ store }) => store.dispatch(spinWheel()), { segment: 4 }, null],
  ];
  it.each(requests)(
    'has the amount and the time of %s, by the server’s clock',
    async (_what, send, data, amount) => {
      const serverAheadMs = 3_600_000;
      server.setClock(() => now + serverAheadMs);
      const site = tab();
      server.replyToAll(replies.loseAnswer());
      const sentAt = now + serverAheadMs;
      await send(site);
      now += 120_000;
      server.replyToAll(replies.usual());
      site.store.dispatch(logout());
      server.reply(outcomeGet, replies.data({ outcome: 'done', data }));
      await signIn(site);
      await until(() => pastOf(site).length === 1, 'the report');
      expect(pastOf(site)[0]?.amountSatang).toBe(amount);
      expect(Math.abs(Date.parse(pastOf(site)[0]?.sentAt ?? '') - sentAt)).toBeLessThan(3_000);
    },
  );

  it('leaves out the opening of a game, whose credit returns by itself', async () => {
    const site = tab();
    server.replyOnce(gameOpen, replies.loseAnswer());
    await site.store.dispatch(openGame({ gameCode: 'golden-dragon', returnPath: '/auth' }));
    server.replyOnce(slipConfirm, replies.loseAnswer());
    await site.store.dispatch(confirmSlip({ slipId: deposit.id }));
    site.store.dispatch(logout());
    server.reply(outcomeGet, replies.data({ outcome: 'done' }));
    await signIn(site);
    await until(() => pastOf(site).length === 1, 'the report');
    expect(pastOf(site)[0]?.operation).toBe(slipConfirm.id);
    expect(server.requests(outcomeGet)).toHaveLength(1);
  });

  it('replaces an earlier report of the same request', () => {
    const { store } = tab();
    const report = { operation: 'withdraw.create', sentAt: '', amountSatang: null, message: null } as const;
    store.dispatch(pastRequestKnown({ ...report, key: 'a', outcome: 'unknown' }));
    store.dispatch(pastRequestKnown({ ...report, key: 'b', outcome: 'unknown' }));
    store.dispatch(pastRequestKnown({ ...report, key: 'a', outcome: 'done' }));
    expect((store.getState().pastRequests ?? []).map(({ key, outcome }) => [key, outcome])).toEqual([
      ['b', 'unknown'],
      ['a', 'done'],
    ]);
  });

  it('is not looked for without a member', async () => {
    const site = makeSite(server);
    site.store.dispatch(readCurrentUser());
    await site.store.dispatch(reportPastRequests());
    expect(server.requests(outcomeGet)).toEqual([]);
  });
});
