// @vitest-environment jsdom
import {
  announcementList,
  depositMine,
  depositPublic,
  login as loginOperation,
  registerBankName,
  registerMember,
  slipConfirm,
  slipMyRequest,
  slipRequestDeposit,
  slipVerify,
  userGet,
  withdrawCreate,
  userCredit,
} from '@chada/contract';
import { aDeposit, aSlip, aSlipRequest, createDeferred, replies } from '@chada/testing';
import { act, waitFor } from '@testing-library/react';
import { startTransition, useLayoutEffect, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { makeSite, type Site } from '../../test/make-site.ts';
import { openFakeServer } from '../../test/open-fake-server.ts';
import { openMemberSite, renderInSite } from '../../test/render-hook.tsx';
import { useAnnouncementsQuery } from '../announcement/announcement.endpoints.ts';
import { useDepositMineInfiniteQuery, useDepositPublicQuery } from '../deposit/deposit.endpoints.ts';
import { useLazyBankNameQuery, useRegisterMemberMutation } from '../registration/registration.endpoints.ts';
import {
  useConfirmSlip,
  useMySlipRequestsQuery,
  useRequestDeposit,
  useSlip,
  useVerifySlipMutation,
} from '../slip/slip.endpoints.ts';
import { useWithdraw } from '../withdrawal/withdrawal.endpoints.ts';
import { startMember } from '../start-up/start-member.ts';
import { readCurrentUser } from '../session/session.ts';
import { readSavedState } from '../storage/read-saved-state.ts';
import { categoryChosen } from '../game/game-category.slice.ts';
import { useCurrentFailure } from '../server/use-server.ts';
import { siteStatusRead } from '../server/server.slice.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { useAuth, useLogin, useLogout } from '../session/use-auth.ts';
import { useConfiguration } from '../setting/use-configuration.ts';
import { refreshCredit } from '../credit/refresh-credit.ts';
import { useCredit } from '../credit/use-credit.ts';
import { useGameCategory } from '../game/use-game.ts';
import { useNotices } from '../notices/use-notices.ts';
import { useRegistrationDraft } from '../registration/use-registration-draft.ts';
import { useReturnPath } from '../navigation/use-return-path.ts';

const server = await openFakeServer();

const memberSite = (from?: Site): Site => openMemberSite(server, from);
const visitorSite = (from?: Site): Site => {
  const site = makeSite(server, { storage: from?.storage, tabStorage: from?.tabStorage, adapter: 'xhr' });
  site.store.dispatch(readSavedState());
  site.store.dispatch(readCurrentUser());
  return site;
};

describe('[ST-08] useCurrentFailure', () => {
  it.each([
    ['MAINTENANCE', null],
    ['CREDIT_INSUFFICIENT', { code: 'CREDIT_INSUFFICIENT' }],
  ])('after maintenance turns %s into %j', (code, after) => {
    const site = visitorSite();
    const failure = { code };
    const hook = renderInSite(site, () => useCurrentFailure(failure));
    act(() => void site.store.dispatch(siteStatusRead('MA')));
    expect(hook.current).toBe(failure);
    act(() => void site.store.dispatch(siteStatusRead('OK')));
    expect(hook.current).toEqual(after);
  });

  it('removes the error of a money hook after maintenance', async () => {
    server.reply(withdrawCreate, replies.refuse('MAINTENANCE'));
    const site = memberSite();
    const hook = renderInSite(site, useWithdraw);
    await act(() => hook.current[0]({ amount: 30_000 }));
    expect(hook.current[1].error).toMatchObject({ code: 'MAINTENANCE' });
    act(() => void site.store.dispatch(siteStatusRead('MA')));
    act(() => void site.store.dispatch(siteStatusRead('OK')));
    expect(hook.current[1].error).toBeNull();
  });
});

describe('a money hook', () => {
  it('shares one request between two presses', async () => {
    const response = createDeferred();
    server.reply(withdrawCreate, replies.after(response));
    const hook = renderInSite(memberSite(), useWithdraw);
    const results: Promise<unknown>[] = [];
    act(() => {
      results.push(hook.current[0]({ amount: 30_000 }), hook.current[0]({ amount: 30_000 }));
    });
    expect(hook.current[1]).toMatchObject({ pending: true, error: null, lastResult: null });
    await waitFor(() => expect(server.requests(withdrawCreate)).toHaveLength(1));
    act(() => {
      results.push(hook.current[0]({ amount: 99_999 }));
    });
    response.resolve();
    const [first, ...others] = await act(() => Promise.all(results));
    expect(first).toMatchObject({ ok: true });
    expect(others).toEqual([first, first]);
    expect(server.requests(withdrawCreate)).toHaveLength(1);
    expect(hook.current[1]).toMatchObject({ pending: false, error: null, lastResult: { ok: true } });
  });

  it('ignores a press between the response and its render', async () => {
    const hook = renderInSite(memberSite(), useWithdraw);
    const [submit] = hook.current;
    await act(async () => {
      const first = submit({ amount: 30_000 });
      await first;
      expect(submit({ amount: 30_000 })).toBe(first);
    });
    expect(server.requests(withdrawCreate)).toHaveLength(1);
    await waitFor(async () => {
      await submit({ amount: 30_000 });
      expect(server.requests(withdrawCreate)).toHaveLength(2);
    });
  });

  it('ignores a press before the result is rendered', async () => {
    const hook = renderInSite(memberSite(), () => {
      const [submit, { lastResult }] = useWithdraw();
      const [step, setStep] = useState('review');
      const confirm = async (): Promise<void> => {
        await submit({ amount: 30_000 });
        await Promise.resolve();
        startTransition(() => setStep('done'));
      };
      useLayoutEffect(() => {
        if (lastResult !== null && step === 'review') void submit({ amount: 30_000 });
      });
      return { confirm, step };
    });
    await act(() => hook.current.confirm());
    await waitFor(() => expect(hook.current.step).toBe('done'));
    expect(server.requests(withdrawCreate)).toHaveLength(1);
  });

  it('returns the error of a failure and can be repeated', async () => {
    server.replyOnce(
      withdrawCreate,
      replies.refuse('WITHDRAW_ABOVE_CREDIT', { details: { creditSatang: 5 } }),
    );
    const hook = renderInSite(memberSite(), useWithdraw);
    await act(() => hook.current[0]({ amount: 30_000 }));
    expect(hook.current[1]).toMatchObject({
      pending: false,
      error: { code: 'WITHDRAW_ABOVE_CREDIT', details: { creditSatang: 5 } },
    });
    let again: Promise<unknown> = Promise.resolve();
    act(() => {
      again = hook.current[0]({ amount: 30_000 });
    });
    expect(hook.current[1]).toMatchObject({ pending: true, error: null, lastResult: { ok: false } });
    await act(() => again);
    expect(hook.current[1]).toMatchObject({ pending: false, error: null });
  });
});

describe('queries', () => {
  it('[RD-19] load again when the correct uuid is known', async () => {
    const response = createDeferred();
    server.replyOnce(userGet, replies.refuse('NOT_FOUND'));
    server.replyOnce(depositMine, replies.after(response, replies.refuse('NOT_FOUND')));
    const site = memberSite();
    const hook = renderInSite(site, () => useDepositMineInfiniteQuery());
    await waitFor(() => expect(server.requests(depositMine)).toHaveLength(1));
    await act(() => site.store.dispatch(startMember()));
    response.resolve();
    await waitFor(() => expect(hook.current.data?.pages).toHaveLength(1));
  });

  it('[ST-01] load lists page by page with a loading state', async () => {
    const page = (id: string, nextCursor: string | null) =>
      replies.data({ ...depositMine.example.response, items: [aDeposit({ id })], nextCursor });
    server.replyOnce(depositMine, page('0f8b7a52-9b1c-4ad6-8f5e-4c1b2a3d4e51', 'next-1'));
    server.replyOnce(depositMine, page('0f8b7a52-9b1c-4ad6-8f5e-4c1b2a3d4e52', null));
    const hook = renderInSite(memberSite(), () => useDepositMineInfiniteQuery());
    expect(hook.current.isLoading).toBe(true);
    await waitFor(() => expect(hook.current.isLoading).toBe(false));
    expect(hook.current.data?.pages[0]?.minimumSatang).toBe(10_000);
    expect(hook.current.hasNextPage).toBe(true);
    await act(() => hook.current.fetchNextPage());
    await waitFor(() => expect(hook.current.data?.pages).toHaveLength(2));
    expect(hook.current.hasNextPage).toBe(false);
    expect(server.requests(depositMine).map(({ query }) => query)).toEqual([{}, { cursor: 'next-1' }]);
  });

  it('[ER-02] of members send no request without a member (RD-05)', async () => {
    const site = visitorSite();
    const hook = renderInSite(site, () => useAnnouncementsQuery());
    await waitFor(() => expect(hook.current.isError).toBe(true));
    expect(server.requests(announcementList)).toEqual([]);
    expect(site.store.getState().notices.queue).toEqual([]);
  });

  it('[ST-04] of members are empty after a sign-out, and public queries load again', async () => {
    const site = memberSite();
    const hook = renderInSite(site, () => ({
      news: useAnnouncementsQuery(),
      deposits: useDepositPublicQuery(),
      logout: useLogout(),
    }));
    await waitFor(() => expect(hook.current.news.isSuccess && hook.current.deposits.isSuccess).toBe(true));
    act(() => hook.current.logout());
    await waitFor(() => expect(server.requests(depositPublic)).toHaveLength(2));
    await waitFor(() => expect(hook.current.deposits.isSuccess).toBe(true));
    expect(hook.current.news.data).toBeUndefined();
    expect(server.requests(announcementList)).toHaveLength(1);
  });

  it('[ER-05, VA-02] return the API’s refusal of a bank account', async () => {
    server.reply(registerBankName, replies.refuse('BANK_ACCOUNT_UNKNOWN', { details: { tries: 1 } }));
    const hook = renderInSite(visitorSite(), () => useLazyBankNameQuery());
    const result = await act(() => hook.current[0]({ bankName: 'KBANK', bankId: '1234567890' }));
    expect(result.error).toMatchObject({
      kind: 'refused',
      status: 422,
      code: 'BANK_ACCOUNT_UNKNOWN',
      message: 'ไม่พบบัญชีธนาคารนี้ กรุณาตรวจสอบธนาคารและเลขที่บัญชี',
      details: { tries: 1 },
    });
  });
});

describe('a slip', () => {
  const useAll = () => ({
    slip: useSlip(),
    verify: useVerifySlipMutation(),
    confirm: useConfirmSlip(),
    request: useRequestDeposit(),
    mine: useMySlipRequestsQuery(),
  });
  const picture = new Blob(['slip'], { type: 'image/png' });

  it('[EN-06, ME-05] is verified and confirmed', async () => {
    const hook = renderInSite(memberSite(), useAll);
    const progress: number[] = [];
    await act(() =>
      hook.current.verify[0]({
        slip: picture,
        amountSatang: 50_000,
        onUploadProgress: ({ loadedBytes }) => progress.push(loadedBytes),
      }),
    );
    await waitFor(() =>
      expect(hook.current.slip).toMatchObject({ data: { id: aSlip().id, status: 'verified' }, error: null }),
    );
    expect(server.requests(slipVerify)[0]?.violations).toEqual([]);
    expect(progress.length).toBeGreaterThan(0);
    await act(() => hook.current.confirm[0]({ slipId: aSlip().id }));
    expect(hook.current.slip.result).toEqual({ kind: 'credited', deposit: aDeposit() });
    expect(server.requests(slipConfirm)[0]?.violations).toEqual([]);
    await waitFor(() => expect(hook.current.slip.mySlipRequest).toEqual([aSlipRequest()]));
    act(() => hook.current.slip.clear());
    expect(hook.current.slip).toMatchObject({ data: null, result: null, mySlipRequest: [aSlipRequest()] });
  });

  it('[ST-07, ER-06] keeps the server’s message as the error when verifying fails', async () => {
    server.reply(slipVerify, replies.refuse('SLIP_ALREADY_USED'));
    const hook = renderInSite(memberSite(), useAll);
    await act(() => hook.current.verify[0]({ slip: picture }));
    await waitFor(() =>
      expect(hook.current.slip).toMatchObject({ data: null, error: { text: 'สลิปนี้ถูกใช้ไปแล้ว' } }),
    );
    server.reset();
    await act(() => hook.current.verify[0]({ slip: picture }));
    await waitFor(() => expect(hook.current.slip).toMatchObject({ data: { id: aSlip().id }, error: null }));
  });

  it('[ST-07, ER-06] keeps the server’s message as the error when a request fails', async () => {
    server.reply(slipRequestDeposit, replies.refuse('DEPOSIT_BELOW_MINIMUM'));
    const hook = renderInSite(memberSite(), useAll);
    await act(() => hook.current.request[0]({ amountSatang: 1 }));
    expect(hook.current.slip.error).toEqual({ text: 'ยอดฝากต่ำกว่าขั้นต่ำ' });
    server.reset();
    await act(() => hook.current.request[0]({ amountSatang: 50_000 }));
    expect(hook.current.slip).toMatchObject({ error: null, result: { kind: 'requested' } });
  });

  it('[ER-06] keeps the server’s message as the error when the member’s requests can’t be loaded', async () => {
    server.reply(slipMyRequest, replies.refuse('INTERNAL'));
    const hook = renderInSite(memberSite(), useAll);
    await waitFor(() =>
      expect(hook.current.slip.error).toMatchObject({ text: 'ระบบขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง' }),
    );
  });
});

describe('login and logout', () => {
  it('[ER-04, PU-02, ST-03] return the API’s message and send one request after two presses', async () => {
    server.replyOnce(loginOperation, replies.refuse('CREDENTIALS_WRONG'));
    const site = visitorSite();
    const hook = renderInSite(site, () => ({ auth: useAuth(), login: useLogin() }));
    const credentials = { username: 'somsri88', password: 'ผิด', from: 'login' } as const;
    await act(async () => {
      await Promise.all([hook.current.login[0](credentials), hook.current.login[0](credentials)]);
    });
    expect(server.requests(loginOperation)).toHaveLength(1);
    expect(hook.current.auth.status).toBe('error');
    expect(hook.current.login[1]).toEqual({ pending: false, error: { text: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง' } });
    await act(() => hook.current.login[0](credentials));
    expect(hook.current.auth.status).toBe('loggedIn');
    expect(hook.current.login[1]).toEqual({ pending: false, error: null });
  });

  it('[ST-06, ST-04] load and remove the credit', async () => {
    const hook = renderInSite(visitorSite(), () => ({
      credit: useCredit(),
      login: useLogin(),
      logout: useLogout(),
    }));
    await act(() => hook.current.login[0]({ username: 'somsri88', password: 'รหัส', from: 'home' }));
    await waitFor(() =>
      expect(hook.current.credit).toMatchObject({ creditSatang: 125_050, status: 'ready' }),
    );
    act(() => hook.current.logout());
    expect(hook.current.credit).toMatchObject({ creditSatang: null, points: null, status: 'idle' });
  });
});

describe('state that survives a reload', () => {
  it('[EN-06] contains the registration without the password', async () => {
    const site = visitorSite();
    const hook = renderInSite(site, () => ({
      draft: useRegistrationDraft(),
      register: useRegisterMemberMutation(),
    }));
    const secret = 'แมวน้อยกินปลาทู9';
    act(() => {
      const registrationInput = {
        phone: '0812345678',
        username: 'somsri88',
        ageConfirmed: true,
        password: secret,
      };
      hook.current.draft.saveStep1(registrationInput);
      hook.current.draft.saveStep2({ bankName: 'KBANK', bankId: '1234567890', accountName: 'สมศรี ใจดี' });
    });
    server.reply(registerMember, replies.refuse('USERNAME_TAKEN'));
    await act(() =>
      hook.current.register[0]({
        phone: '0812345678',
        username: 'somsri88',
        password: secret,
        bankName: 'KBANK',
        bankId: '1234567890',
        ageConfirmed: true,
      }),
    );
    expect(JSON.stringify([...site.tabStorage.entries, ...site.storage.entries])).not.toContain(secret);
    expect(JSON.stringify(site.store.getState())).not.toContain(secret);
    const reloaded = renderInSite(visitorSite(site), useRegistrationDraft);
    expect(reloaded.current).toMatchObject({
      step1: { phone: '0812345678', username: 'somsri88', ageConfirmed: true },
      step2: { bankName: 'KBANK', bankId: '1234567890', accountName: 'สมศรี ใจดี' },
    });
    act(() => reloaded.current.clear());
    expect(site.tabStorage.entries.get(storageKeys.registrationDraft)).not.toContain('0812345678');
  });

  it('[EN-06, ME-20] contains the game category if the brand offers the category', () => {
    const site = memberSite();
    const hook = renderInSite(site, useGameCategory);
    expect(hook.current.category).toBe('sport');
    act(() => hook.current.choose('slots'));
    expect(hook.current.category).toBe('slots');
    const reloaded = memberSite(site);
    reloaded.store.dispatch(readSavedState());
    expect(renderInSite(reloaded, useGameCategory).current.category).toBe('slots');
    for (const unknown of ['lotto', 'SLOTS', '__proto__', '']) {
      act(() => void site.store.dispatch(categoryChosen(unknown)));
      expect(hook.current.category).toBe('sport');
    }
  });

  it('[ME-02] contains the return path', () => {
    const site = visitorSite();
    const hook = renderInSite(site, useReturnPath);
    act(() => hook.current.remember('/auth/withdraw'));
    expect(renderInSite(visitorSite(site), useReturnPath).current.returnPath).toBe('/auth/withdraw');
    const member = openMemberSite(server, { tabStorage: site.tabStorage });
    member.store.dispatch(readSavedState());
    const ofMember = renderInSite(member, useReturnPath);
    act(() => ofMember.current.forget());
    expect(member.tabStorage.entries.has(storageKeys.returnPath)).toBe(false);
  });

  it('[ME-02] [ST-03] keeps the return path of a session that has ended, if a late effect forgets it', async () => {
    const site = memberSite();
    site.path = '/auth/withdraw';
    const hook = renderInSite(site, useReturnPath);
    server.replyOnce(userCredit, replies.refuse('SESSION_INVALID'));
    await act(() => site.store.dispatch(refreshCredit()));
    act(() => hook.current.forget());
    expect(hook.current.returnPath).toBe('/auth/withdraw');
  });

  it.each(['{"step1":5}', 'x', '{"step1":null,"step2":["a"]}'])('ignores invalid data: %s', (text) => {
    const site = makeSite(server);
    site.tabStorage.entries.set(storageKeys.registrationDraft, text);
    site.tabStorage.entries.set(storageKeys.returnPath, '"//evil.example"');
    site.storage.entries.set(storageKeys.gameCategory, '{}');
    site.store.dispatch(readSavedState());
    expect(renderInSite(site, useRegistrationDraft).current).toMatchObject({ step1: null, step2: null });
    expect(renderInSite(site, useReturnPath).current.returnPath).toBeNull();
    expect(renderInSite(site, useGameCategory).current.category).toBe('sport');
  });
});

describe('notices and configuration', () => {
  it('[ER-03] queue, show and dismiss a notice', () => {
    const hook = renderInSite(visitorSite(), useNotices);
    act(() => hook.current.notify('success', { text: 'บันทึกแล้ว' }));
    expect(hook.current.notices).toMatchObject([{ tone: 'success', text: 'บันทึกแล้ว' }]);
    act(() => hook.current.dismiss(hook.current.notices[0]?.id ?? ''));
    expect(hook.current.notices).toEqual([]);
  });

  it('keep the latest five notices', () => {
    const hook = renderInSite(visitorSite(), useNotices);
    act(() => {
      for (let n = 1; n <= 9; n += 1) hook.current.notify('info', { text: `ข้อความ ${n}` });
    });
    expect(hook.current.notices.map(({ text }) => text)).toEqual([5, 6, 7, 8, 9].map((n) => `ข้อความ ${n}`));
  });

  it('[EN-04, EN-05] return the same configuration object until a change', () => {
    const site = visitorSite();
    const hook = renderInSite(site, useConfiguration);
    const before = hook.current;
    act(() => void site.store.dispatch(categoryChosen('slots')));
    expect(hook.current).toBe(before);
    expect(before).toMatchObject({ entries: {}, promotion: null, entriesStatus: 'idle' });
  });
});
