import { settingGet, settingOperation, userDetail } from '@chada/contract';
import { aMember, replies, until } from '@chada/testing';
import { expect, it } from 'vitest';
import { makeSite, noticeTexts, signedInStorage } from '../../test/make-site.ts';
import { openFakeServer } from '../../test/open-fake-server.ts';
import { callApi } from '../call/call-api.ts';
import { readCurrentUser } from '../session/session.ts';
import { storageKeys } from '../storage/storage-keys.ts';

const server = await openFakeServer();

const memberInput = { params: { uuid: aMember().uuid } };

it('[ER-01, ST-04] a refused token is removed even if the member has not been read yet', async () => {
  const site = makeSite(server, { storage: signedInStorage() });
  server.reply(settingGet, replies.refuse('SESSION_INVALID'));
  await site.store.dispatch(callApi(settingGet, {}));
  expect(site.storage.entries.has(storageKeys.token)).toBe(false);
});

it('[ER-01, ST-04] a member is signed out if the browser has lost the token', async () => {
  const site = makeSite(server, { storage: signedInStorage() });
  site.store.dispatch(readCurrentUser());
  site.storage.entries.delete(storageKeys.token);
  server.reply(settingGet, replies.refuse('SESSION_INVALID'));
  await site.store.dispatch(callApi(settingGet, {}));
  expect(site.store.getState().auth.status).toBe('loggedOut');
});

it('[ER-01] a visitor stays where they are, and gets the reason', async () => {
  const site = makeSite(server);
  server.reply(settingGet, replies.refuse('SESSION_INVALID'));
  await site.store.dispatch(callApi(settingGet, {}));
  expect(site.visited).toEqual([]);
  expect(noticeTexts(site)).toHaveLength(1);
});

it('[ST-08] the check after a response of maintenance reports no failure of its own', async () => {
  const site = makeSite(server, { storage: signedInStorage() });
  site.store.dispatch(readCurrentUser());
  server.reply(userDetail, replies.refuse('MAINTENANCE'));
  server.reply(settingOperation, replies.refuse('INTERNAL'));
  await site.store.dispatch(callApi(userDetail, memberInput));
  const before = noticeTexts(site);
  await until(() => server.requests(settingOperation).length === 1, 'the check');
  await until(() => !site.store.getState().server.checking, 'its answer');
  expect(noticeTexts(site)).toEqual(before);
});
