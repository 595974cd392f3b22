import { addressUpdate, type Operation, userCredit } from '@chada/contract';
import { consentAnswer, consentChange, consentMine, consentUnanswered } from '@chada/contract/consent';
import { protectionDismissCareNotice, protectionGet } from '@chada/contract/protection';
import { createDeferred, replies, until } from '@chada/testing';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { makeSite, signedInStorage, type Site } from '../../test/make-site.ts';
import { openFakeServer } from '../../test/open-fake-server.ts';
import { addressApi } from '../address/address.endpoints.ts';
import { affiliateApi, logApi, withdrawAffiliate } from '../affiliate/affiliate.endpoints.ts';
import { announcementApi } from '../announcement/announcement.endpoints.ts';
import { checkInApi, claimCheckIn } from '../check-in/check-in.endpoints.ts';
import { consentApi } from '../consent/consent.endpoints.ts';
import { depositApi } from '../deposit/deposit.endpoints.ts';
import { fairnessApi } from '../fairness/fairness.endpoints.ts';
import { gameApi } from '../game/game.endpoints.ts';
import { openGame } from '../game/open-game.ts';
import { returnCredit } from '../game/return-credit.ts';
import { historyApi } from '../history/history.endpoints.ts';
import { flipCard, flipCardApi, spinWheel, wheelApi } from '../prize/prize.endpoints.ts';
import { protectionApi } from '../protection/protection.endpoints.ts';
import { requestReward, rewardApi } from '../reward/reward.endpoints.ts';
import { api } from './query-api.ts';
import { readCurrentUser } from '../session/session.ts';
import { confirmSlip, requestDeposit, slipApi } from '../slip/slip.endpoints.ts';
import { userApi } from '../user/user.endpoints.ts';
import { retryWithdrawal, transferAll, withdraw, withdrawalApi } from '../withdrawal/withdrawal.endpoints.ts';

const server = await openFakeServer();
let logged: MockInstance;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(logged.mock.calls).toEqual([]);
  vi.restoreAllMocks();
});

const span = { start: '2026-11-01', end: '2026-11-20' };
const uuid = '3f0f5b7e-8f2a-4c1d-9a57-6f2d1c0b9e11';
const address = addressUpdate.example.body;

async function openEverything(): Promise<Site> {
  const site = makeSite(server, { storage: signedInStorage() });
  const { dispatch } = site.store;
  dispatch(readCurrentUser());
  await Promise.all([
    dispatch(addressApi.endpoints.address.initiate()),
    dispatch(affiliateApi.endpoints.affiliateBonus.initiate()),
    dispatch(affiliateApi.endpoints.affiliateDownline.initiate()),
    dispatch(affiliateApi.endpoints.downlineBonus.initiate(span)),
    dispatch(announcementApi.endpoints.announcements.initiate()),
    dispatch(checkInApi.endpoints.checkIn.initiate()),
    dispatch(consentApi.endpoints.unansweredConsents.initiate()),
    dispatch(consentApi.endpoints.myConsents.initiate()),
    dispatch(depositApi.endpoints.depositMine.initiate()),
    dispatch(fairnessApi.endpoints.fairness.initiate()),
    dispatch(fairnessApi.endpoints.provenDraws.initiate()),
    dispatch(flipCardApi.endpoints.flipCardLogs.initiate()),
    dispatch(gameApi.endpoints.gameOverview.initiate()),
    dispatch(historyApi.endpoints.history.initiate({})),
    dispatch(logApi.endpoints.log.initiate({ type: 'af', ...span })),
    dispatch(protectionApi.endpoints.protection.initiate()),
    dispatch(protectionApi.endpoints.protectionHistory.initiate({ ...span, by: 'month' })),
    dispatch(rewardApi.endpoints.rewards.initiate({})),
    dispatch(rewardApi.endpoints.rewardHistory.initiate()),
    dispatch(slipApi.endpoints.mySlipRequests.initiate()),
    dispatch(userApi.endpoints.userDetail.initiate()),
    dispatch(userApi.endpoints.level.initiate()),
    dispatch(wheelApi.endpoints.wheel.initiate()),
    dispatch(wheelApi.endpoints.wheelLog.initiate()),
    dispatch(withdrawalApi.endpoints.withdrawRequests.initiate()),
    dispatch(withdrawalApi.endpoints.withdrawHistory.initiate()),
  ]);
  return site;
}

async function settled({ store }: Site): Promise<void> {
  const running = () => store.dispatch(api.util.getRunningQueriesThunk());
  while (running().length > 0) await Promise.all(running());
  await until(() => store.getState().credit.status !== 'loading', 'the credit');
}

async function readAgainAfter(site: Site, run: (site: Site) => Promise<unknown>): Promise<string[]> {
  const before = server.requests().length;
  await run(site);
  const reads = ({ operation }: { operation?: Operation | undefined }) =>
    operation !== undefined && operation.auth === 'member' && !operation.idempotent;
  await settled(site);
  return server
    .requests()
    .slice(before)
    .filter(reads)
    .map(({ id }) => id)
    .sort();
}

const history = ['history.list', 'log.affiliate', 'protection.history'];
const profile = ['protection.get', 'user.detail', 'user.level'];
const fairness = ['fairness.draws', 'fairness.get'];
const slips = ['deposit.mine', 'slip.myRequest', ...history, ...profile];
const withdrawals = ['withdraw.history', 'withdraw.requests', ...history, ...profile];
const game = [...history, ...profile];
const actions: readonly (readonly [string, (site: Site) => Promise<unknown>, readonly string[]])[] = [
  ['a withdrawal', ({ store }) => store.dispatch(withdraw({ amount: 30_000 })), withdrawals],
  [
    'a withdrawal that is sent again',
    ({ store }) => store.dispatch(retryWithdrawal({ withdrawalId: uuid })),
    ['user.credit', ...withdrawals],
  ],
  [
    'a withdrawal of everything',
    ({ store }) => store.dispatch(transferAll({ bankName: 'KBANK', bankId: '1234567890' })),
    withdrawals,
  ],
  ['a confirmed slip', ({ store }) => store.dispatch(confirmSlip({ slipId: uuid })), slips],
  [
    'a deposit that staff check',
    ({ store }) => store.dispatch(requestDeposit({ amountSatang: 50_000, note: 'x' })),
    ['user.credit', ...slips],
  ],
  [
    'a verified slip',
    ({ store }) => store.dispatch(slipApi.endpoints.verifySlip.initiate({ slip: new Blob(['x']) })),
    ['slip.myRequest', 'slip.verify'],
  ],
  [
    'a withdrawal of commission',
    ({ store }) => store.dispatch(withdrawAffiliate({ amount: 20_000 })),
    ['affiliate.bonus', 'affiliate.downline', 'affiliate.downlineBonus', ...history],
  ],
  [
    'an exchange of points',
    ({ store }) => store.dispatch(requestReward({ rewardId: uuid })),
    ['user.credit', 'reward.history', 'reward.list', ...history, ...profile],
  ],
  [
    'a spin of the wheel',
    ({ store }) => store.dispatch(spinWheel()),
    ['game.overview', 'wheel.get', 'wheel.log', ...fairness, ...history],
  ],
  [
    'a flipped card',
    ({ store }) => store.dispatch(flipCard({ card: 4 })),
    ['flipCard.logs', 'game.overview', ...fairness, ...history],
  ],
  [
    'a check-in',
    ({ store }) => store.dispatch(claimCheckIn()),
    ['user.credit', 'checkIn.get', 'game.overview', ...profile],
  ],
  [
    'an opened game',
    ({ store }) => store.dispatch(openGame({ gameCode: 'x', returnPath: '/auth' })),
    ['user.credit', ...game],
  ],
  ['the credit that returns from a game', ({ store }) => store.dispatch(returnCredit()), game],
  [
    'a new address',
    ({ store }) => store.dispatch(addressApi.endpoints.updateAddress.initiate(address)),
    ['address.mine', 'address.update', ...profile],
  ],
  [
    'a new password',
    ({ store }) =>
      store.dispatch(
        userApi.endpoints.changePassword.initiate({
          oldPassword: 'แมวน้อยกินปลาทู9',
          newPassword: 'ช้างใหญ่เดินช้า12',
          confirmPassword: 'ช้างใหญ่เดินช้า12',
        }),
      ),
    ['user.changePassword'],
  ],
];

describe('the open screens', () => {
  it.each(actions)('read again what %s changes, and nothing else', async (_name, run, expected) => {
    const site = await openEverything();
    expect(await readAgainAfter(site, run)).toEqual([...expected].sort());
  });

  it('read again what a setting changes, and nothing else', async () => {
    const { answerConsents, changeConsent } = consentApi.endpoints;
    const limits = protectionApi.endpoints;
    const site = await openEverything();
    const { dispatch } = site.store;
    const changes: readonly (readonly [() => Promise<unknown>, readonly string[]])[] = [
      [
        () => dispatch(answerConsents.initiate([{ id: 'terms', version: '2', given: true }])),
        ['consent.answer', 'consent.mine'],
      ],
      [
        () => dispatch(changeConsent.initiate({ id: 'offers', version: '2', given: false })),
        ['consent.change'],
      ],
      [
        () =>
          dispatch(
            fairnessApi.endpoints.setClientSeed.initiate({ clientSeed: 'x', commitment: 'ab'.repeat(32) }),
          ),
        ['fairness.clientSeed', 'flipCard.logs', 'wheel.get', 'wheel.log', ...fairness],
      ],
      [
        () => dispatch(limits.setLimit.initiate({ kind: 'deposit', period: 'day', value: 200_000 })),
        ['protection.setLimit', 'protection.get'],
      ],
      [
        () => dispatch(limits.confirmRaise.initiate({ raiseId: uuid })),
        ['protection.confirmRaise', 'protection.get'],
      ],
      [
        () => dispatch(limits.cancelRaise.initiate({ raiseId: uuid })),
        ['protection.cancelRaise', 'protection.get'],
      ],
      [
        () => dispatch(limits.acknowledgeRealityCheck.initiate({ minutes: 30 })),
        ['protection.acknowledge', 'protection.get'],
      ],
      [() => dispatch(limits.requestExclusionEnd.initiate()), ['protection.requestEnd', 'protection.get']],
      [
        () => dispatch(limits.prepareExclusion.initiate({ length: 'year1' })),
        ['protection.prepareExclusion'],
      ],
      [
        () => dispatch(slipApi.endpoints.requestSlipReturn.initiate({ slipId: uuid })),
        ['slip.myRequest', 'slip.requestReturn'],
      ],
    ];
    for (const [run, expected] of changes)
      expect(await readAgainAfter(site, run)).toEqual([...expected].sort());
  });

  it('hide a notice about care at once if the member dismisses it, unless the API refuses this', async () => {
    const { dismissCareNotice, protection } = protectionApi.endpoints;
    server.reply(protectionGet, replies.data({ ...protectionGet.example.response, isCareNoticeDue: true }));
    const site = makeSite(server, { storage: signedInStorage() });
    const { dispatch, getState } = site.store;
    dispatch(readCurrentUser());
    await dispatch(protection.initiate());
    const isDue = () => JSON.stringify(getState()).includes('"isCareNoticeDue":true');
    server.replyOnce(protectionDismissCareNotice, replies.refuse('INTERNAL'));
    const refused = await readAgainAfter(site, () => dispatch(dismissCareNotice.initiate()));
    expect([refused, isDue()]).toEqual([[protectionDismissCareNotice.id], true]);
    const response = createDeferred();
    server.reply(protectionGet, replies.after(response));
    await dispatch(dismissCareNotice.initiate());
    await until(() => !isDue(), 'the notice to be hidden');
    await until(() => server.requests(protectionGet).length === 2, 'the reload');
    response.resolve();
    await settled(site);
  });

  it('show what a reload after a mutation says, also if the mutation has changed the stored response', async () => {
    const { dismissCareNotice, protection } = protectionApi.endpoints;
    server.reply(protectionGet, replies.data({ ...protectionGet.example.response, isCareNoticeDue: true }));
    const site = makeSite(server, { storage: signedInStorage() });
    const { dispatch } = site.store;
    dispatch(readCurrentUser());
    await dispatch(protection.initiate());
    const reads = await readAgainAfter(site, () => dispatch(dismissCareNotice.initiate()));
    expect(reads).toEqual([protectionDismissCareNotice.id, protectionGet.id]);
    // A query without force returns the stored response.
    expect((await dispatch(protection.initiate())).data?.isCareNoticeDue).toBe(true);
  });

  it('read nothing again after a refused change of the address', async () => {
    const site = await openEverything();
    server.replyToAll(replies.refuse('VALIDATION_FAILED'));
    const run = ({ store }: Site) => store.dispatch(addressApi.endpoints.updateAddress.initiate(address));
    expect(await readAgainAfter(site, run)).toEqual(['address.update']);
  });

  it('read the list again that a refused answer to a consent came from', async () => {
    const { answerConsents, changeConsent } = consentApi.endpoints;
    const site = await openEverything();
    const { dispatch } = site.store;
    const consent = { id: 'terms', version: '2', given: true };
    server.replyOnce(consentAnswer, replies.refuse('VALIDATION_FAILED'));
    expect(await readAgainAfter(site, () => dispatch(answerConsents.initiate([consent])))).toEqual([
      consentAnswer.id,
      consentUnanswered.id,
    ]);
    server.replyOnce(consentChange, replies.refuse('VALIDATION_FAILED'));
    expect(await readAgainAfter(site, () => dispatch(changeConsent.initiate(consent)))).toEqual([
      consentChange.id,
      consentMine.id,
    ]);
    server.replyOnce(consentChange, replies.drop());
    expect(await readAgainAfter(site, () => dispatch(changeConsent.initiate(consent)))).toEqual([
      consentChange.id,
    ]);
  });

  it('read nothing again after a refused slip', async () => {
    const site = await openEverything();
    server.replyToAll(replies.refuse('SLIP_NO_QR'));
    const run = ({ store }: Site) =>
      store.dispatch(slipApi.endpoints.verifySlip.initiate({ slip: new Blob(['x']) }));
    expect(await readAgainAfter(site, run)).toEqual(['slip.verify']);
  });

  it('read nothing again after a refused money call', async () => {
    const site = await openEverything();
    server.replyToAll(replies.refuse('WITHDRAW_ABOVE_CREDIT'));
    expect(await readAgainAfter(site, ({ store }) => store.dispatch(withdraw({ amount: 30_000 })))).toEqual(
      [],
    );
  });

  it('read the credit again after a money call whose outcome is unknown, without a notice of that read', async () => {
    const site = await openEverything();
    server.replyToAll(replies.status(500));
    const run = ({ store }: Site) => store.dispatch(withdraw({ amount: 30_000 }));
    expect(await readAgainAfter(site, run)).toEqual([userCredit.id, ...withdrawals].sort());
  });
});
