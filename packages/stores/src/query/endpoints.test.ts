import {
  addressUpdate,
  operationList,
  outcomeGet,
  userCredit,
  withdrawCreate,
  type Operation,
} from '@chada/contract';
import { aCredit, anOpenGame, replies } from '@chada/testing';
import { startFakeServer } from '@chada/testing/server';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { makeSite, signedInStorage, type Site } from '../../test/make-site.ts';
import { reportPastRequests } from '../money/report-past-requests.ts';
import { refreshCredit } from '../credit/refresh-credit.ts';
import { login, logout, readCurrentUser } from '../session/session.ts';
import { completeStoredUser } from '../start-up/start-member.ts';
import { startUp } from '../start-up/start-up.ts';
import { openGame, resumeGame } from '../game/open-game.ts';
import { returnCredit } from '../game/return-credit.ts';
import { addressApi } from '../address/address.endpoints.ts';
import { consentApi } from '../consent/consent.endpoints.ts';
import { affiliateApi, logApi, withdrawAffiliate } from '../affiliate/affiliate.endpoints.ts';
import { announcementApi } from '../announcement/announcement.endpoints.ts';
import { checkInApi, claimCheckIn } from '../check-in/check-in.endpoints.ts';
import { settingApi } from '../setting/setting.endpoints.ts';
import { depositApi } from '../deposit/deposit.endpoints.ts';
import { fairnessApi } from '../fairness/fairness.endpoints.ts';
import { gameApi } from '../game/game.endpoints.ts';
import { historyApi } from '../history/history.endpoints.ts';
import { protectionApi } from '../protection/protection.endpoints.ts';
import { registrationApi } from '../registration/registration.endpoints.ts';
import { requestReward, rewardApi } from '../reward/reward.endpoints.ts';
import { confirmSlip, requestDeposit, slipApi } from '../slip/slip.endpoints.ts';
import { userApi } from '../user/user.endpoints.ts';
import { flipCard, flipCardApi, spinWheel, wheelApi } from '../prize/prize.endpoints.ts';
import { retryWithdrawal, transferAll, withdraw, withdrawalApi } from '../withdrawal/withdrawal.endpoints.ts';

// The second test checks the requests of the first one, so the server is not reset between the tests.
const server = await startFakeServer();
afterAll(() => server.close());

const uuid = '3f0f5b7e-8f2a-4c1d-9a57-6f2d1c0b9e11';
const span = { start: '2026-11-01', end: '2026-11-20' };
const password = 'แมวน้อยกินปลาทู9';
const account = { bankName: 'KBANK', bankId: '1234567890' } as const;
const address = addressUpdate.example.body;

async function queryEverything(site: Site): Promise<void> {
  const { dispatch } = site.store;
  await dispatch(startUp());
  await dispatch(login({ username: 'somsri88', password, from: 'login' }));
  const queries = [
    dispatch(addressApi.endpoints.address.initiate()),
    dispatch(consentApi.endpoints.unansweredConsents.initiate()),
    dispatch(consentApi.endpoints.myConsents.initiate()),
    dispatch(affiliateApi.endpoints.affiliateBonus.initiate()),
    dispatch(affiliateApi.endpoints.affiliateCode.initiate()),
    dispatch(affiliateApi.endpoints.affiliateDownline.initiate()),
    dispatch(affiliateApi.endpoints.downlineBonus.initiate(span)),
    dispatch(announcementApi.endpoints.announcements.initiate()),
    dispatch(announcementApi.endpoints.publicAnnouncements.initiate()),
    dispatch(checkInApi.endpoints.checkIn.initiate()),
    dispatch(settingApi.endpoints.configurationEntry.initiate('home.normal.logo')),
    dispatch(depositApi.endpoints.depositMine.initiate()),
    dispatch(depositApi.endpoints.depositPublic.initiate()),
    dispatch(fairnessApi.endpoints.fairness.initiate()),
    dispatch(fairnessApi.endpoints.provenDraws.initiate()),
    dispatch(flipCardApi.endpoints.flipCardLogs.initiate()),
    dispatch(gameApi.endpoints.gameList.initiate({ gameType: 'slots', provider: 'JK', search: 'มังกร' })),
    dispatch(gameApi.endpoints.gameProviders.initiate('slots')),
    dispatch(gameApi.endpoints.gameOverview.initiate()),
    dispatch(historyApi.endpoints.history.initiate({ kind: 'other' })),
    dispatch(logApi.endpoints.log.initiate({ type: 'wl', ...span })),
    dispatch(protectionApi.endpoints.protection.initiate()),
    dispatch(protectionApi.endpoints.protectionHistory.initiate({ ...span, by: 'month' })),
    dispatch(registrationApi.endpoints.checkPhone.initiate('0812345678')),
    dispatch(registrationApi.endpoints.checkUsername.initiate('somsri88')),
    dispatch(registrationApi.endpoints.checkBankId.initiate(account)),
    dispatch(registrationApi.endpoints.bankName.initiate(account)),
    dispatch(registrationApi.endpoints.inviter.initiate('A7K2M9')),
    dispatch(rewardApi.endpoints.rewards.initiate({ categoryId: 'home' })),
    dispatch(rewardApi.endpoints.rewardHistory.initiate()),
    dispatch(slipApi.endpoints.mySlipRequests.initiate()),
    dispatch(userApi.endpoints.userDetail.initiate()),
    dispatch(userApi.endpoints.level.initiate()),
    dispatch(wheelApi.endpoints.wheel.initiate()),
    dispatch(wheelApi.endpoints.wheelLog.initiate()),
    dispatch(withdrawalApi.endpoints.withdrawRequests.initiate()),
    dispatch(withdrawalApi.endpoints.withdrawHistory.initiate()),
    dispatch(withdrawalApi.endpoints.withdrawPublic.initiate()),
  ];
  const results = await Promise.all(queries);
  for (const { error } of results) expect(error).toBeUndefined();
  const mutations = [
    dispatch(addressApi.endpoints.updateAddress.initiate(address)),
    dispatch(
      fairnessApi.endpoints.setClientSeed.initiate({ clientSeed: 'my seed', commitment: 'ab'.repeat(32) }),
    ),
    dispatch(protectionApi.endpoints.setLimit.initiate({ kind: 'deposit', period: 'day', value: 200_000 })),
    dispatch(protectionApi.endpoints.confirmRaise.initiate({ raiseId: uuid })),
    dispatch(protectionApi.endpoints.cancelRaise.initiate({ raiseId: uuid })),
    dispatch(protectionApi.endpoints.acknowledgeRealityCheck.initiate({ minutes: 30 })),
    dispatch(protectionApi.endpoints.dismissCareNotice.initiate()),
    dispatch(protectionApi.endpoints.beginTimeOut.initiate({ length: 'hours24' })),
    dispatch(protectionApi.endpoints.prepareExclusion.initiate({ length: 'year1' })),
    dispatch(protectionApi.endpoints.confirmExclusion.initiate({ confirmationId: uuid })),
    dispatch(protectionApi.endpoints.requestExclusionEnd.initiate()),
    dispatch(slipApi.endpoints.requestSlipReturn.initiate({ slipId: uuid })),
    dispatch(slipApi.endpoints.verifySlip.initiate({ slip: new Blob(['slip']), amountSatang: 50_000 })),
    dispatch(
      registrationApi.endpoints.registerMember.initiate({
        phone: '0812345678',
        username: 'somsri88',
        password,
        ...account,
        ageConfirmed: true,
      }),
    ),
    dispatch(registrationApi.endpoints.requestPhoneCode.initiate({ id: uuid, phone: '0812345678' })),
    dispatch(registrationApi.endpoints.verifyPhoneCode.initiate({ id: uuid, code: '482915' })),
    dispatch(consentApi.endpoints.answerConsents.initiate([{ id: 'terms', version: '2', given: true }])),
    dispatch(consentApi.endpoints.changeConsent.initiate({ id: 'offers', version: '2', given: false })),
    dispatch(
      userApi.endpoints.changePassword.initiate({
        oldPassword: password,
        newPassword: 'ช้างใหญ่เดินช้า12',
        confirmPassword: 'ช้างใหญ่เดินช้า12',
      }),
    ),
  ];
  for (const { error } of await Promise.all(mutations)) expect(error).toBeUndefined();
  const moves = [
    dispatch(withdraw({ amount: 30_000 })),
    dispatch(retryWithdrawal({ withdrawalId: uuid })),
    dispatch(transferAll(account)),
    dispatch(confirmSlip({ slipId: uuid })),
    dispatch(requestDeposit({ amountSatang: 50_000, note: 'สลิปอ่านไม่ได้' })),
    dispatch(withdrawAffiliate({ amount: 20_000 })),
    dispatch(requestReward({ rewardId: uuid })),
    dispatch(spinWheel()),
    dispatch(flipCard({ card: 4 })),
    dispatch(claimCheckIn()),
    dispatch(openGame({ gameCode: 'golden-dragon', returnPath: '/auth/games/slots/JK' })),
    dispatch(returnCredit()),
  ];
  for (const { ok } of await Promise.all(moves)) expect(ok).toBe(true);
  await reachWhatFollows(site);
  await dispatch(completeStoredUser());
  dispatch(logout());
}

async function reachWhatFollows({ store: { dispatch }, storage }: Site): Promise<void> {
  server.reply(userCredit, replies.data(aCredit({ openGame: anOpenGame() })));
  await dispatch(refreshCredit());
  expect((await dispatch(resumeGame({ returnPath: '/auth/dashboard' }))).ok).toBe(true);
  server.replyOnce(withdrawCreate, replies.loseAnswer());
  await dispatch(withdraw({ amount: 40_000 }));
  storage.entries.set('chada.token', 'token-of-the-next-session');
  dispatch(readCurrentUser());
  server.reply(outcomeGet, replies.data({ outcome: 'done' }));
  await dispatch(reportPastRequests());
}

describe('the endpoints', () => {
  const rows = '[AP-01, AP-02, AP-03, AP-05, AP-06, AP-07, AP-08, AP-09, AP-10, AP-11, AP-12, AP-13]';
  const moreRows = '[AP-14, AP-15, AP-16, AP-17, AP-18, AP-19, AP-20, AP-21, AP-22, AP-23, AP-24, AP-25]';
  it(`${rows} ${moreRows} call each operation as the contract defines it`, async () => {
    await queryEverything(makeSite(server, { storage: signedInStorage() }));
    const missing = (): string[] =>
      operationList
        .filter((operation: Operation) => server.requests(operation).length === 0)
        .map(({ id }) => id);
    await vi.waitFor(() => expect(missing()).toEqual([]), { timeout: 10_000 });
    expect(server.requests().filter(({ violations }) => violations.length > 0)).toEqual([]);
  });

  it('[RO-03] identify only the member of the token', () => {
    const members = server.requests().filter(({ operation }) => operation?.auth === 'member');
    expect(members.length).toBeGreaterThan(30);
    for (const { params, body } of members) {
      expect([undefined, uuid]).toContain(params['uuid']);
      expect([undefined, 'somsri88']).toContain(params['username']);
      expect([undefined, uuid]).toContain(body['userUuid'] ?? body['uuid']);
    }
  });
});
