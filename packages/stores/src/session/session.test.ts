import {
  configurationList,
  gameList,
  login as loginOperation,
  logout as logoutOperation,
  settingGet,
  userCredit,
  userDetail,
  userGet,
  userMine,
} from '@chada/contract';
import { aMember, aSession, createDeferred, memoryStorage, replies, until } from '@chada/testing';
import { addListener } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { completeStoredUser } from '../start-up/start-member.ts';
import { fakeWindow } from '../../test/fake-window.ts';
import { makeSite, signedInStorage, signIn, TOKEN, noticeTexts } from '../../test/make-site.ts';
import { openFakeServer } from '../../test/open-fake-server.ts';
import { callApi } from '../call/call-api.ts';
import { connectBrowser } from '../browser/connect-browser.ts';
import { siteStatusRead } from '../server/server.slice.ts';
import { userApi } from '../user/user.endpoints.ts';
import { startUp } from '../start-up/start-up.ts';
import { readSavedState } from '../storage/read-saved-state.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { currentUserOf } from './current-user.ts';
import { leaveForBreak, login, loginEarly, logout, readCurrentUser } from './session.ts';

const server = await openFakeServer();

const me = aMember();
const wrongPassword = { username: 'somsri88', password: 'ผิดแน่นอน', from: 'login' } as const;

describe('auth state', () => {
  it('[ST-02] is loading until the storage was read', () => {
    expect(makeSite(server).store.getState().auth).toEqual({ status: 'loading', user: null, error: null });
  });

  it('[ST-02, ST-03, EN-01] is loggedIn with a stored token and user', () => {
    const { store } = makeSite(server, { storage: signedInStorage() });
    store.dispatch(readCurrentUser());
    expect(store.getState().auth).toEqual({
      status: 'loggedIn',
      error: null,
      user: {
        uuid: me.uuid,
        name: me.name,
        phone: me.phone,
        level: me.level,
        user_pass: { username: me.user_pass.username },
        user_bank: { bankName: me.user_bank.bankName, bankId: me.user_bank.bankId },
        user_credit: { point: me.user_credit.point },
      },
    });
  });

  const user = signedInStorage().entries.get(storageKeys.user) ?? '';
  it.each([
    ['nothing', {}],
    ['a token alone', { [storageKeys.token]: TOKEN }],
    ['a user record alone', { [storageKeys.user]: user }],
    ['an empty token', { [storageKeys.token]: '', [storageKeys.user]: user }],
    ['a token that no header can carry', { [storageKeys.token]: 'a\r\nx: y', [storageKeys.user]: user }],
    ['a Thai token', { [storageKeys.token]: 'โทเคน', [storageKeys.user]: user }],
    ['a record that is no JSON', { [storageKeys.token]: TOKEN, [storageKeys.user]: '{"uuid":' }],
    ['a record without a username', { [storageKeys.token]: TOKEN, [storageKeys.user]: '{"uuid":"1"}' }],
    ['a list in place of a record', { [storageKeys.token]: TOKEN, [storageKeys.user]: '[]' }],
    ['null in place of a record', { [storageKeys.token]: TOKEN, [storageKeys.user]: 'null' }],
  ])('[ST-02, ST-03] is loggedOut with %s, and the stored session is removed', (_name, stored) => {
    const { store, storage } = makeSite(server, { storage: memoryStorage(stored) });
    store.dispatch(readCurrentUser());
    expect(store.getState().auth).toEqual({ status: 'loggedOut', user: null, error: null });
    expect([...storage.entries.keys()]).toEqual([]);
  });

  describe('[EN-01] a stored user without a uuid (RD-24)', () => {
    const { uuid: _uuid, ...specified } = currentUserOf(me);
    const stored = () =>
      memoryStorage({ [storageKeys.token]: TOKEN, [storageKeys.user]: JSON.stringify(specified) });

    it('is signed in with the uuid of the profile', async () => {
      const site = makeSite(server, { storage: stored() });
      const starting = site.store.dispatch(startUp());
      expect(site.store.getState().auth.status).toBe('loading');
      await starting;
      await until(() => site.store.getState().auth.status === 'loggedIn', 'the member');
      expect(site.store.getState().auth.user?.uuid).toBe(me.uuid);
      expect(site.storage.entries.get(storageKeys.user)).toContain(me.uuid);
      await until(() => site.store.getState().credit.status === 'ready', 'the credit');
      expect(noticeTexts(site)).toEqual([]);
      expect(site.visited).toEqual([]);
    });

    it('stays stored until the device is online again', async () => {
      server.reply(userMine, replies.drop());
      const site = makeSite(server, { storage: stored() });
      const browser = fakeWindow();
      connectBrowser(site.store, browser);
      await site.store.dispatch(startUp());
      await until(() => server.requests(userMine).length === 1, 'the question');
      expect(site.storage.entries.has(storageKeys.token)).toBe(true);
      server.reply(userMine, replies.usual());
      browser.tick();
      await until(() => site.store.getState().auth.status === 'loggedIn', 'the member');
    });

    it('is signed out if the API does not have the extension', async () => {
      server.reply(userMine, replies.refuse('NOT_FOUND'));
      const site = makeSite(server, { storage: stored() });
      await site.store.dispatch(startUp());
      await until(() => site.store.getState().auth.status === 'loggedOut', 'the end of the session');
      expect(site.storage.entries.has(storageKeys.token)).toBe(false);
      expect(noticeTexts(site)).toEqual([]);
    });

    it('stays signed out if the member signs out while the profile loads', async () => {
      const response = createDeferred();
      server.reply(userMine, replies.after(response));
      const site = makeSite(server, { storage: stored() });
      site.store.dispatch(readCurrentUser());
      const completing = site.store.dispatch(completeStoredUser());
      await until(() => server.requests(userMine).length > 0, 'the request');
      site.store.dispatch(logout());
      response.resolve();
      await completing;
      expect(site.store.getState().auth).toMatchObject({ status: 'loggedOut', user: null });
      expect(site.storage.entries.has(storageKeys.user)).toBe(false);
    });

    it('is signed out if the API refuses the session', async () => {
      server.replyToAll(replies.refuse('SESSION_INVALID'));
      const site = makeSite(server, { storage: stored() });
      await site.store.dispatch(startUp());
      await until(() => site.store.getState().auth.status === 'loggedOut', 'the end of the session');
    });
  });

  it('[RD-19, RD-24] replaces a stored uuid that does not belong to the token', async () => {
    const wrong = '7d8f5944-9b0d-4daf-9708-70534ef48659';
    server.reply(userGet, ({ url }) => (url.includes(wrong) ? replies.refuse('NOT_FOUND') : replies.usual()));
    const storage = memoryStorage({
      [storageKeys.token]: TOKEN,
      [storageKeys.user]: JSON.stringify({ ...currentUserOf(me), uuid: wrong }),
    });
    const site = makeSite(server, { storage });
    await site.store.dispatch(startUp());
    await until(() => site.store.getState().auth.user?.uuid === me.uuid, 'the own uuid');
    expect(storage.entries.get(storageKeys.user)).toContain(me.uuid);
  });

  it.each(['login', 'home'] as const)('[ST-03, EN-01] is stored after a sign-in from %s', async (from) => {
    const site = makeSite(server);
    const types: string[] = [];
    site.store.subscribe(() => types.push(site.store.getState().auth.status));
    await signIn(site, server, from);
    expect(site.store.getState().auth).toMatchObject({ status: 'loggedIn', user: { uuid: me.uuid } });
    expect(site.storage.entries.get(storageKeys.token)).toBe(TOKEN);
    expect(JSON.parse(site.storage.entries.get(storageKeys.user) ?? '')).toMatchObject({
      name: me.name,
      user_pass: { username: me.user_pass.username },
    });
    expect(types).not.toContain('error');
  });

  it.each(['login', 'home'] as const)(
    '[ST-03, ER-04, PU-02] contains the API’s message after a failed sign-in from %s (RD-02)',
    async (from) => {
      server.reply(loginOperation, replies.refuse('CREDENTIALS_WRONG'));
      const site = makeSite(server);
      site.store.dispatch(readCurrentUser());
      site.path = '/login';
      const result = await site.store.dispatch(login({ ...wrongPassword, from }));
      const message = 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง';
      expect(result).toMatchObject({ ok: false, error: { message } });
      expect(site.store.getState().auth).toEqual({ status: 'error', user: null, error: { text: message } });
      expect(site.visited).toEqual([]);
      expect(noticeTexts(site)).toEqual([message]);
    },
  );

  it.each([
    ['login', ['auth/noUser', 'auth/loginFailed', 'auth/loginSucceeded', 'auth/sessionTimedOut']],
    ['home', ['auth/noUser', 'auth/homeLoginFailed', 'auth/homeLoginSucceeded', 'auth/sessionTimedOut']],
  ] as const)('[ST-03] distinguishes events from %s', async (from, expected) => {
    const site = makeSite(server);
    const events: string[] = [];
    site.store.dispatch(
      addListener({
        predicate: ({ type }) => type.startsWith('auth/'),
        effect: ({ type }) => void events.push(type),
      }),
    );
    site.store.dispatch(readCurrentUser());
    server.replyOnce(loginOperation, replies.refuse('CREDENTIALS_WRONG'));
    await site.store.dispatch(login({ ...wrongPassword, from }));
    await signIn(site, server, from);
    await until(() => site.store.getState().configuration.entriesStatus !== 'loading', 'the loads');
    server.reply(userDetail, replies.refuse('SESSION_INVALID'));
    await site.store.dispatch(callApi(userDetail, { params: { uuid: me.uuid } }));
    expect(events.filter((type) => type !== 'auth/userRead')).toEqual(expected);
  });

  describe('a login that was sent before the code of the form has loaded', () => {
    const opened = () => {
      const { store } = makeSite(server);
      store.dispatch(readCurrentUser());
      store.dispatch(loginEarly(wrongPassword));
      return store;
    };
    const sent = () => server.requests(loginOperation).length;

    it('is not sent again, and its failure reaches the form once', async () => {
      server.replyOnce(loginOperation, replies.refuse('CREDENTIALS_WRONG'));
      const store = opened();
      store.dispatch(loginEarly(wrongPassword));
      const result = await store.dispatch(login(wrongPassword));
      expect(result).toMatchObject({ ok: false, error: { code: 'CREDENTIALS_WRONG' } });
      expect(sent()).toBe(1);
      await store.dispatch(login(wrongPassword));
      expect(sent()).toBe(2);
      expect(store.getState().auth.status).toBe('loggedIn');
    });

    it.each([
      ['another name', { ...wrongPassword, username: 'somsri89' }],
      ['another password', { ...wrongPassword, password: 'แก้แล้ว' }],
      ['another form', { ...wrongPassword, from: 'home' }],
    ] as const)('does not count for %s', async (_, changed) => {
      const store = opened();
      await store.dispatch(login(changed));
      expect(sent()).toBe(2);
      await store.dispatch(login(wrongPassword));
      expect(sent()).toBe(3);
    });

    it('does not answer a later sign-in after it succeeded', async () => {
      const store = opened();
      await until(() => store.getState().auth.status === 'loggedIn', 'the sign-in');
      store.dispatch(logout());
      await store.dispatch(login(wrongPassword));
      expect(sent()).toBe(2);
      expect(store.getState().auth.status).toBe('loggedIn');
    });

    it('does not end the session of a later login if it fails later', async () => {
      const response = createDeferred();
      server.replyOnce(loginOperation, replies.after(response, replies.refuse('CREDENTIALS_WRONG')));
      const store = opened();
      await until(() => sent() === 1, 'the early login');
      const early = store.dispatch(login(wrongPassword));
      await store.dispatch(login({ ...wrongPassword, password: 'แก้แล้ว' }));
      response.resolve();
      expect((await early).ok).toBe(false);
      expect(store.getState().auth.status).toBe('loggedIn');
    });
  });

  it('[ER-08] contains a message of the site after a sign-in without a connection', async () => {
    server.reply(loginOperation, replies.drop());
    const { store } = makeSite(server);
    await store.dispatch(login(wrongPassword));
    expect(store.getState().auth.error).toEqual({ messageKey: 'apiErrors.network' });
  });
});

describe('the end of a session', () => {
  const end = async (site: ReturnType<typeof makeSite>) =>
    site.store.dispatch(callApi(userDetail, { params: { uuid: me.uuid } }));

  it.each([
    ['401', replies.refuse('SESSION_INVALID')],
    ['403', replies.refuse('MEMBER_SUSPENDED')],
    ['code 500256', replies.status(500, { message: 'เซสชันหมดอายุ', code: 500256 })],
    ['200 with code 500256', replies.status(200, { success: false, message: 'เซสชันหมดอายุ', code: '500256' })],
    ['200 with a page of a captive portal', replies.html()],
  ])('[ER-01, ST-03] by %s clears the storage and navigates to /login', async (_n, reply) => {
    const site = makeSite(server, { storage: signedInStorage() });
    site.store.dispatch(readCurrentUser());
    site.path = '/auth/withdraw?from=menu';
    server.reply(userDetail, reply);
    const result = await end(site);
    expect(result).toMatchObject({ ok: false, error: { kind: 'sessionEnded' } });
    expect(site.storage.entries.has(storageKeys.token)).toBe(false);
    expect(site.storage.entries.has(storageKeys.user)).toBe(false);
    expect(site.store.getState().auth.status).toBe('loggedOut');
    expect(site.visited).toEqual(['/login']);
    expect(noticeTexts(site)).toHaveLength(1);
    expect(site.store.getState().returnPath).toBe('/auth/withdraw?from=menu');
  });

  it('[ER-01] does not follow a JSON response of the wrong shape (RD-03)', async () => {
    const site = makeSite(server, { storage: signedInStorage() });
    site.store.dispatch(readCurrentUser());
    server.reply(userDetail, replies.misshapen());
    await end(site);
    expect(site.store.getState().auth.status).toBe('loggedIn');
    expect(site.visited).toEqual([]);
    expect(noticeTexts(site)).toEqual(['apiErrors.invalidResponse']);
  });

  it('[ER-01] by ten responses 401 navigates once and raises one notice', async () => {
    const site = makeSite(server, { storage: signedInStorage() });
    site.store.dispatch(readCurrentUser());
    site.path = '/auth/dashboard';
    const response = createDeferred();
    const late = replies.after(response, replies.refuse('SESSION_INVALID'));
    server.replyToAll(late);
    const calls = Array.from({ length: 10 }, (_, index) =>
      index % 2 === 0
        ? site.store.dispatch(callApi(userDetail, { params: { uuid: me.uuid } }))
        : site.store.dispatch(callApi(gameList, { body: { gameType: 'slots' } })),
    );
    await until(() => server.requests().length === 10, 'ten requests');
    response.resolve();
    const results = await Promise.all(calls);
    expect(results.map((result) => (result.ok ? 'ok' : result.error.kind))).toEqual(
      Array<string>(10).fill('sessionEnded'),
    );
    expect(site.visited).toEqual(['/login']);
    expect(noticeTexts(site)).toEqual(['หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบอีกครั้ง']);
    expect(site.store.getState().returnPath).toBe('/auth/dashboard');
  });

  it('[ER-01] does not follow a 401 of an earlier session', async () => {
    const site = makeSite(server, { storage: signedInStorage() });
    site.store.dispatch(readCurrentUser());
    const response = createDeferred();
    server.replyOnce(userDetail, replies.after(response, replies.refuse('SESSION_INVALID')));
    const late = end(site);
    await until(() => server.requests(userDetail).length === 1, 'the call');
    site.store.dispatch(logout());
    server.replyOnce(loginOperation, replies.data(aSession({ token: 'another-session-0002' })));
    await site.store.dispatch(login({ ...wrongPassword, from: 'login' }));
    const visitedBefore = [...site.visited];
    response.resolve();
    await late;
    expect(site.store.getState().auth.status).toBe('loggedIn');
    expect(site.storage.entries.get(storageKeys.token)).toBe('another-session-0002');
    expect(site.visited).toEqual(visitedBefore);
  });

  it('[ER-01] does not affect a refused visitor', async () => {
    const site = makeSite(server);
    site.store.dispatch(readCurrentUser());
    site.path = '/register';
    server.reply(settingGet, replies.html());
    await site.store.dispatch(callApi(settingGet, {}));
    expect(site.visited).toEqual([]);
    expect(noticeTexts(site)).toEqual(['apiErrors.captivePortal']);
  });

  it.each([
    'https://evil.example/auth',
    'https:/auth',
    'javascript:alert(1)//auth',
    'data:text/html,/auth',
    '//evil.example',
    '//evil.example/auth',
    '/\\evil.example',
    '\\\\evil.example\\auth',
    '/\t/evil.example',
    '%2F%2Fevil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/auth\\evil',
    '/auth/..//evil.example',
    '/auth/%2e%2e//evil.example',
    '/auth/.%2E/login',
    '/login',
    '/auth/login',
    '/authx',
  ])('[ME-02] does not store %s as the return path', async (path) => {
    const site = makeSite(server, { storage: signedInStorage() });
    site.store.dispatch(readCurrentUser());
    site.path = path;
    server.reply(userDetail, replies.refuse('SESSION_INVALID'));
    await end(site);
    expect(site.store.getState().returnPath).toBeNull();
  });

  it('[ME-02] keeps the return path across a reload of the sign-in page', async () => {
    const site = makeSite(server, { storage: signedInStorage() });
    site.store.dispatch(readCurrentUser());
    site.path = '/auth/games/slots/JK?q=1';
    server.reply(userDetail, replies.refuse('SESSION_INVALID'));
    await end(site);
    server.reset();
    const reloaded = makeSite(server, { storage: site.storage, tabStorage: site.tabStorage });
    reloaded.store.dispatch(readSavedState());
    expect(reloaded.store.getState().returnPath).toBe('/auth/games/slots/JK?q=1');
  });
});

describe('logout', () => {
  it('[ST-04, ST-03] calls the server, clears storage and state, and navigates to /login', async () => {
    const site = makeSite(server, { storage: memoryStorage() });
    site.store.dispatch(readCurrentUser());
    const initialState = site.store.getState();
    await signIn(site, server);
    await site.store.dispatch(userApi.endpoints.userDetail.initiate());
    expect(JSON.stringify(site.store.getState())).toContain(me.uuid);
    site.store.dispatch(logout());
    expect(site.storage.entries.has(storageKeys.token)).toBe(false);
    expect(site.storage.entries.has(storageKeys.user)).toBe(false);
    expect(site.visited).toEqual(['/login']);
    expect(noticeTexts(site)).toEqual(['shell.logoutDone']);
    const after = site.store.getState();
    for (const secret of [me.uuid, me.name, me.phone, me.user_bank.bankId, me.user_pass.username])
      expect(JSON.stringify(after)).not.toContain(secret);
    const { clockOffsetMs } = after.server;
    expect({
      ...after,
      notices: initialState.notices,
      configuration: initialState.configuration,
      api: undefined,
    }).toEqual({
      ...initialState,
      server: { ...initialState.server, clockOffsetMs },
      api: undefined,
    });
    await until(() => server.requests(logoutOperation).length === 1, 'the token to be revoked');
    expect(server.requests(logoutOperation)[0]?.headers['authorization']).toBe(`Bearer ${TOKEN}`);
  });

  it('[ST-04] sends no request without a session', async () => {
    const site = makeSite(server);
    site.store.dispatch(readCurrentUser());
    site.store.dispatch(logout());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(server.requests()).toEqual([]);
    expect(site.visited).toEqual(['/login']);
  });

  it('[ST-04] for a break ends the session of this browser with the message of the break', () => {
    const site = makeSite(server, { storage: signedInStorage() });
    site.store.dispatch(readCurrentUser());
    site.store.dispatch(leaveForBreak('พักการเล่น 24 ชั่วโมง'));
    expect(site.store.getState().auth.status).toBe('loggedOut');
    expect(site.storage.entries.has(storageKeys.token)).toBe(false);
    expect(site.visited).toEqual(['/login']);
    const [notice, ...others] = site.store.getState().notices.queue;
    expect(notice).toMatchObject({ tone: 'success', text: 'พักการเล่น 24 ชั่วโมง' });
    expect(others).toEqual([]);
  });

  it('keeps the message of a break in the tab after a reload, until somebody signs in', async () => {
    const site = makeSite(server, { storage: signedInStorage() });
    site.store.dispatch(readCurrentUser());
    site.store.dispatch(siteStatusRead('MA'));
    site.store.dispatch(leaveForBreak('พักการเล่น 24 ชั่วโมง'));
    const { storage, tabStorage } = site;
    const again = makeSite(server, { storage, tabStorage });
    again.store.dispatch(readSavedState());
    again.store.dispatch(readCurrentUser());
    expect(again.store.getState().begunBreak).toBe('พักการเล่น 24 ชั่วโมง');
    await signIn(again, server);
    expect(again.store.getState().begunBreak).toBeNull();
    expect(tabStorage.entries.has(storageKeys.begunBreak)).toBe(false);
  });

  it('keeps no message of a break that begins while the site is open, nor after the maintenance', () => {
    const site = makeSite(server, { storage: signedInStorage() });
    site.store.dispatch(readCurrentUser());
    site.store.dispatch(siteStatusRead('OK'));
    site.store.dispatch(leaveForBreak('พักการเล่น 24 ชั่วโมง'));
    expect(site.store.getState().begunBreak).toBeNull();
    site.store.dispatch(siteStatusRead('MA'));
    site.store.dispatch(leaveForBreak('พักการเล่น 24 ชั่วโมง'));
    expect(site.store.getState().begunBreak).toBe('พักการเล่น 24 ชั่วโมง');
    site.store.dispatch(siteStatusRead('OK'));
    expect(site.store.getState().begunBreak).toBeNull();
  });

  it('[ST-04] signs out immediately even if the server fails', async () => {
    for (const reply of [replies.hang(), replies.refuse('SESSION_INVALID'), replies.drop()]) {
      server.reset();
      server.reply(logoutOperation, reply);
      const site = makeSite(server, { storage: signedInStorage() });
      site.store.dispatch(readCurrentUser());
      site.store.dispatch(logout());
      expect(site.store.getState().auth.status).toBe('loggedOut');
      await until(() => server.requests(logoutOperation).length === 1, 'the revocation');
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(noticeTexts(site)).toEqual(['shell.logoutDone']);
      expect(site.visited).toEqual(['/login']);
      expect(site.store.getState().server.serverProblem).toBe(false);
    }
  });

  it('[AP-03] cancels running requests that read data', async () => {
    const site = makeSite(server, { storage: signedInStorage() });
    site.store.dispatch(readCurrentUser());
    server.reply(configurationList, replies.hang());
    server.reply(userGet, replies.hang());
    const { startMember } = await import('../start-up/start-member.ts');
    const loading = site.store.dispatch(startMember());
    await until(() => server.requests(configurationList).length === 1, 'the call');
    site.store.dispatch(logout());
    await loading;
    expect(site.store.getState().server.serverProblem).toBe(false);
    expect(noticeTexts(site)).toEqual(['shell.logoutDone']);
  });

  it('[ST-04] removes all data of the member, also data of late responses', async () => {
    const site = makeSite(server, { storage: signedInStorage() });
    site.store.dispatch(readCurrentUser());
    const response = createDeferred();
    const late = replies.after(response);
    for (const operation of [userGet, userDetail, userCredit, configurationList])
      server.replyOnce(operation, late);
    const { startMember } = await import('../start-up/start-member.ts');
    const loading = site.store.dispatch(startMember());
    void site.store.dispatch(userApi.endpoints.userDetail.initiate());
    await until(() => server.requests(userDetail).length === 1, 'the member’s calls');
    site.store.dispatch(logout());
    const other = aMember({
      uuid: '11111111-1111-4111-8111-111111111111',
      name: 'มานพ ขยันดี',
      user_pass: { username: 'manop22' },
    });
    server.reply(userGet, replies.data(other));
    server.replyOnce(loginOperation, replies.data(aSession({ token: 'token-of-manop-0002', user: other })));
    await site.store.dispatch(login({ username: 'manop22', password: 'ช้างใหญ่เดินช้า12', from: 'login' }));
    await until(() => server.requests(userGet).length === 2, 'the new member’s profile');
    await until(() => server.requests(userCredit).length === 2, 'the new member’s credit');
    await until(() => site.store.getState().credit.status === 'ready', 'the credit');
    await new Promise((resolve) => setTimeout(resolve, 50));
    response.resolve();
    await loading;
    await new Promise((resolve) => setTimeout(resolve, 50));
    const state = JSON.stringify(site.store.getState());
    expect(state).toContain('manop22');
    expect(state).not.toContain(me.uuid);
    expect(site.storage.entries.get(storageKeys.user)).toContain('manop22');
  });
});
