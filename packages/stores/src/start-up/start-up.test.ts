import {
  configurationList,
  configurationPublic,
  settingGet,
  settingOperation,
  userCredit,
  userGet,
  userSetting,
} from '@chada/contract';
import { aMember, aUserSetting, memoryStorage, replies, until } from '@chada/testing';
import { describe, expect, it } from 'vitest';
import { makeSite, signedInStorage, noticeTexts } from '../../test/make-site.ts';
import { openFakeServer } from '../../test/open-fake-server.ts';
import { announcementApi } from '../announcement/announcement.endpoints.ts';
import { historyApi } from '../history/history.endpoints.ts';
import { userApi } from '../user/user.endpoints.ts';
import { logout } from '../session/session.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { checkSiteStatus, startUp } from './start-up.ts';

const server = await openFakeServer();

const requestedIds = () => [...new Set(server.requests().map(({ id }) => id))].sort();
const entry = (key: string, path: string) => ({ key, value: { data: { path } } });

describe('start-up', () => {
  it('uses neither window nor storage before it starts', () => {
    const storage = signedInStorage();
    let touched = 0;
    const site = makeSite(server, {
      storage: new Proxy(storage, {
        get(target, name) {
          touched += 1;
          const value: unknown = Reflect.get(target, name);
          return value;
        },
      }),
    });
    expect(typeof window).toBe('undefined');
    expect(site.store.getState().auth.status).toBe('loading');
    expect(touched).toBe(0);
  });

  it('[AP-04, RO-01] loads setting, operation and configuration for a visitor', async () => {
    const { store } = makeSite(server);
    await store.dispatch(startUp());
    expect(requestedIds()).toEqual(['configuration.public', 'setting.get', 'setting.operation']);
    expect(store.getState().auth.status).toBe('loggedOut');
    expect(store.getState().configuration).toMatchObject({ line1: '@khunthong', line2: '@khunthong2' });
    expect(server.requests().every(({ headers }) => headers['authorization'] === undefined)).toBe(true);
  });

  it('[AP-04, RO-02] also loads profile, user setting and credit for a member', async () => {
    const { store } = makeSite(server, { storage: signedInStorage() });
    await store.dispatch(startUp());
    await until(() => server.requests(userSetting).length === 1, 'the user setting');
    expect(requestedIds()).toEqual([
      'configuration.list',
      'configuration.public',
      'setting.get',
      'setting.operation',
      'user.credit',
      'user.get',
      'user.setting',
    ]);
    expect(server.requests().flatMap(({ violations }) => violations)).toEqual([]);
    expect(server.requests(userCredit)[0]?.headers['authorization']).toBe('Bearer token-of-somsri-0001');
    expect(store.getState().credit).toMatchObject({ creditSatang: 125_050, status: 'ready' });
    expect(await store.dispatch(userApi.endpoints.userSetting.initiate())).toMatchObject({
      status: 'fulfilled',
    });
    expect(server.requests(userSetting)).toHaveLength(1);
  });

  it("[RD-19] ignores another member's record from a faulty cache", async () => {
    server.reply(userGet, replies.data(aMember({ uuid: '7d8f5944-9b0d-4daf-9708-70534ef48659' })));
    const { store } = makeSite(server, { storage: signedInStorage() });
    await store.dispatch(startUp());
    expect(store.getState().auth.user?.uuid).toBe(aMember().uuid);
  });

  it('[EN-01] updates the profile in state and storage', async () => {
    server.reply(userGet, replies.data(aMember({ level: 3, name: 'สมศรี ใจดีมาก' })));
    const { store, storage } = makeSite(server, { storage: signedInStorage() });
    await store.dispatch(startUp());
    expect(store.getState().auth.user).toMatchObject({ level: 3, name: 'สมศรี ใจดีมาก' });
    expect(storage.entries.get(storageKeys.user)).toContain('สมศรี ใจดีมาก');
  });

  it('[ST-01] sets the status of each load', async () => {
    const { store } = makeSite(server);
    server.reply(configurationPublic, replies.refuse('INTERNAL'));
    const starting = store.dispatch(startUp());
    expect(store.getState().configuration).toMatchObject({
      entriesStatus: 'loading',
      settingStatus: 'loading',
    });
    expect(store.getState().server.checking).toBe(true);
    await starting;
    expect(store.getState().configuration).toMatchObject({ entriesStatus: 'failed', settingStatus: 'ready' });
    expect(store.getState().server.checking).toBe(false);
  });

  it('[AP-04] never rejects', async () => {
    for (const reply of [
      replies.drop(),
      replies.misshapen(),
      replies.empty(),
      replies.refuse('OVERLOADED'),
    ]) {
      server.reset();
      server.replyToAll(reply);
      const site = makeSite(server, { storage: signedInStorage() });
      await expect(site.store.dispatch(startUp())).resolves.toBeUndefined();
      expect(site.store.getState().auth.status).toBe('loggedIn');
    }
  });

  it.each(['full', 'refused'] as const)(
    '[ST-02] works and reports a problem if the storage is %s',
    async (fault) => {
      const storage = Object.assign(memoryStorage(), { fault });
      const site = makeSite(server, { storage, tabStorage: storage });
      await site.store.dispatch(startUp());
      const { signIn } = await import('../../test/make-site.ts');
      await signIn(site, server);
      expect(site.store.getState().auth.status).toBe('loggedIn');
      expect(site.store.getState().server.storageProblem).toBe('pageOnly');
      await until(() => server.requests(userGet).length === 1, 'a call with the token');
      expect(server.requests(userGet)[0]?.headers['authorization']).toBe('Bearer token-of-somsri-0001');
      site.store.dispatch(logout());
      expect(site.store.getState().auth.status).toBe('loggedOut');
      expect(site.store.getState().server.storageProblem).toBe('pageOnly');
    },
  );
});

describe('remote configuration', () => {
  it('[EN-04, SH-09] prefers pictures for members to public pictures', async () => {
    server.reply(
      configurationPublic,
      replies.data([
        entry('home.normal.logo', '/a.svg'),
        entry('home.top.casino', 'https://cdn.example/c.png'),
      ]),
    );
    server.reply(configurationList, replies.data([entry('home.normal.logo', '/member.svg')]));
    const site = makeSite(server, { storage: signedInStorage() });
    await site.store.dispatch(startUp());
    const { publicEntries, memberEntries } = site.store.getState().configuration;
    expect({ ...publicEntries, ...memberEntries }).toEqual({
      'home.normal.logo': '/member.svg',
      'home.top.casino': 'https://cdn.example/c.png',
    });
    site.store.dispatch(logout());
    expect(site.store.getState().configuration.memberEntries).toEqual({});
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/a.png',
    '/\\evil',
    "/a'b.png",
    '/a b',
    'a.png',
    '',
  ])('[SH-09] ignores the invalid picture path %j', async (path) => {
    server.reply(configurationPublic, replies.data([entry('home.normal.logo', path)]));
    const { store } = makeSite(server);
    await store.dispatch(startUp());
    expect(store.getState().configuration.publicEntries).toEqual({});
  });

  it('[EN-04, SH-09] is stored for the next visit', async () => {
    server.reply(configurationPublic, replies.data([entry('home.normal.logo', '/new.svg')]));
    const { store, storage } = makeSite(server);
    await store.dispatch(startUp());
    await until(() => storage.entries.has(storageKeys.pictures), 'the pictures to be kept');

    server.reply(configurationPublic, replies.drop());
    const next = makeSite(server, { storage });
    const starting = next.store.dispatch(startUp());
    expect(next.store.getState().configuration.publicEntries).toEqual({ 'home.normal.logo': '/new.svg' });
    await starting;
    expect(next.store.getState().configuration.publicEntries).toEqual({ 'home.normal.logo': '/new.svg' });

    server.reply(configurationPublic, replies.data([]));
    await next.store.dispatch(startUp());
    expect(next.store.getState().configuration.publicEntries).toEqual({});
    await until(() => storage.entries.get(storageKeys.pictures) === '{}', 'the pictures to be forgotten');
  });

  it.each(['{"home.normal.logo":"javascript:alert(1)"}', '{"home.normal.logo":{}}', '[', 'null'])(
    '[SH-09] ignores %s in the storage',
    async (text) => {
      server.reply(configurationPublic, replies.drop());
      const storage = memoryStorage();
      storage.entries.set(storageKeys.pictures, text);
      const { store } = makeSite(server, { storage });
      await store.dispatch(startUp());
      expect(store.getState().configuration.publicEntries).toEqual({});
    },
  );

  it.each([
    ['null', { id: null }],
    ['an empty id', { id: '' }],
    ['a blank id', { id: ' ' }],
    ['no id', {}],
    ['nothing', null],
  ])('[SH-04, EN-05] a missing account is null: %s', async (_what, line1) => {
    server.reply(settingGet, replies.data({ line: { line1, line2: { id: '@x' } } }));
    const { store } = makeSite(server);
    await store.dispatch(startUp());
    expect(store.getState().configuration).toMatchObject({
      line1: null,
      line2: '@x',
      promotion: null,
      settingStatus: 'ready',
    });
  });

  it.each([
    ['nothing', null],
    ['below 0', -1],
    ['times without seconds', 100_000],
  ])('[PR-01, PR-02, RD-22] contains the public promotion: %s', async (_what, bonusMax) => {
    const promotion = aUserSetting({ bonusMax, bonusTimeStart: '09:30', bonusTimeEnd: '11:00' });
    server.reply(settingGet, replies.data({ ...settingGet.example.response, promotion }));
    const { store } = makeSite(server);
    await store.dispatch(startUp());
    expect(store.getState().configuration.promotion).toEqual(promotion);
  });
});

describe('site status', () => {
  const status = (websiteStatus: string) => server.reply(settingOperation, replies.data({ websiteStatus }));

  it.each([
    ['MA', 'maintenance'],
    ['OK', 'normal'],
    ['ma', 'normal'],
    ['', 'normal'],
    ['MAINTENANCE', 'normal'],
  ])('[ST-08, EN-05] %j means %s', async (websiteStatus, expected) => {
    status(websiteStatus);
    const { store } = makeSite(server);
    expect(store.getState().server.siteStatus).toBe('unknown');
    await store.dispatch(checkSiteStatus());
    expect(store.getState().server.siteStatus).toBe(expected);
  });

  it('[ST-08] stays unchanged after a failed check', async () => {
    status('MA');
    const { store } = makeSite(server);
    await store.dispatch(checkSiteStatus());
    server.reply(settingOperation, replies.drop());
    await store.dispatch(checkSiteStatus());
    expect(store.getState().server.siteStatus).toBe('maintenance');
  });

  it('[ST-08] repeats failed loads after maintenance', async () => {
    const site = makeSite(server, { storage: signedInStorage() });
    server.replyToAll(replies.refuse('MAINTENANCE'));
    status('MA');
    await site.store.dispatch(startUp());
    expect(site.store.getState().credit.status).toBe('failed');
    server.replyToAll(replies.usual());
    status('OK');
    await site.store.dispatch(checkSiteStatus());
    await until(() => site.store.getState().configuration.settingStatus === 'ready', 'the setting');
    await until(() => site.store.getState().credit.status === 'ready', 'the credit');
    expect(site.store.getState().auth.status).toBe('loggedIn');
  });

  it('[ST-08] repeats the queries of open screens after maintenance', async () => {
    const site = makeSite(server, { storage: signedInStorage() });
    await site.store.dispatch(startUp());
    server.replyToAll(replies.refuse('MAINTENANCE'));
    status('MA');
    const list = site.store.dispatch(announcementApi.endpoints.announcements.initiate());
    const pages = site.store.dispatch(historyApi.endpoints.history.initiate({}));
    await Promise.all([list, pages]);
    const states = () => {
      const state: unknown = site.store.getState().api;
      return JSON.stringify(state);
    };
    expect(states()).toContain('MAINTENANCE');
    await until(() => site.store.getState().server.siteStatus === 'maintenance', 'maintenance');
    server.replyToAll(replies.usual());
    status('OK');
    await site.store.dispatch(checkSiteStatus());
    await until(() => !states().includes('MAINTENANCE'), 'the answers');
    expect(site.store.getState().server.openings).toBe(1);
    list.unsubscribe();
    pages.unsubscribe();
  });

  it('[ER-03] raises no notice after a failed background check', async () => {
    const site = makeSite(server);
    server.reply(settingOperation, replies.refuse('INTERNAL'));
    await site.store.dispatch(checkSiteStatus({ quiet: true }));
    expect(noticeTexts(site)).toEqual([]);
    await site.store.dispatch(checkSiteStatus());
    expect(noticeTexts(site)).toHaveLength(1);
  });
});
