import { consentAnswer, consentChange, consentMine, consentUnanswered } from '@chada/contract/consent';
import { createDeferred, type Reply, replies, until } from '@chada/testing';
import { expect, it } from 'vitest';
import { makeSite, signedInStorage } from '../../test/make-site.ts';
import { openFakeServer } from '../../test/open-fake-server.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { readCurrentUser } from '../session/session.ts';
import { consentApi } from './consent.endpoints.ts';

const server = await openFakeServer();
const { answerConsents, changeConsent, myConsents, unansweredConsents } = consentApi.endpoints;
const terms = { id: 'terms', version: '2' };
const answer = (id: string, given: boolean) => ({
  id,
  version: '2',
  given,
  answeredAt: '2026-11-02T04:15:00.000Z',
});

function openSite() {
  const storage = signedInStorage();
  const site = makeSite(server, { storage });
  site.store.dispatch(readCurrentUser());
  const { dispatch } = site.store;
  return {
    storage,
    dispatch,
    // A query without force returns the stored response.
    unanswered: async () => (await dispatch(unansweredConsents.initiate())).data?.consents,
    mine: async () =>
      (await dispatch(myConsents.initiate())).data?.consents.map(({ id, given }) => [id, given]),
  };
}

it('a list that was requested before an answer does not bring the question back', async () => {
  const site = openSite();
  server.reply(consentUnanswered, replies.data({ consents: [terms] }));
  await site.dispatch(unansweredConsents.initiate());
  const held = createDeferred<Reply>();
  server.reply(consentUnanswered, () => held.promise);
  const reload = site.dispatch(unansweredConsents.initiate(undefined, { forceRefetch: true }));
  await until(() => server.requests(consentUnanswered).length === 2, 'the reload');
  server.reply(consentAnswer, replies.data({ consents: [] }));
  await site.dispatch(answerConsents.initiate([{ ...terms, given: true }]));
  held.resolve(replies.data({ consents: [terms] }));
  await reload;
  await expect.poll(site.unanswered).toEqual([]);
});

it('a list that was requested before a withdrawal does not show the consent as given', async () => {
  const site = openSite();
  const held = createDeferred<Reply>();
  server.reply(consentMine, () => held.promise);
  const load = site.dispatch(myConsents.initiate());
  await until(() => server.requests(consentMine).length === 1, 'the list');
  server.reply(consentChange, replies.data({ consents: [answer('offers', false)] }));
  await site.dispatch(changeConsent.initiate({ id: 'offers', version: '2', given: false }));
  held.resolve(replies.data({ consents: [answer('offers', true)] }));
  await load;
  await expect.poll(site.mine).toEqual([['offers', false]]);
});

it('a consent that was never answered is in the list after the member gives it', async () => {
  const site = openSite();
  server.reply(consentMine, replies.data({ consents: [] }));
  await site.dispatch(myConsents.initiate());
  server.reply(consentChange, replies.data({ consents: [answer('offers', true)] }));
  await site.dispatch(changeConsent.initiate({ id: 'offers', version: '2', given: true }));
  expect(await site.mine()).toEqual([['offers', true]]);
});

it('of two changes, the response that arrives last does not undo the other change', async () => {
  const site = openSite();
  server.reply(consentMine, replies.data({ consents: [answer('offers', true), answer('news', true)] }));
  await site.dispatch(myConsents.initiate());
  const held = createDeferred<Reply>();
  server.reply(consentChange, ({ body }) =>
    JSON.stringify(body).includes('offers')
      ? held.promise
      : replies.data({ consents: [answer('offers', false), answer('news', false)] }),
  );
  const first = site.dispatch(changeConsent.initiate({ id: 'offers', version: '2', given: false }));
  await site.dispatch(changeConsent.initiate({ id: 'news', version: '2', given: false }));
  held.resolve(replies.data({ consents: [answer('offers', false), answer('news', true)] }));
  await first;
  expect(await site.mine()).toEqual([
    ['offers', false],
    ['news', false],
  ]);
});

it('[RD-19] the answer of a member whose session has ended does not reach the next member', async () => {
  const site = openSite();
  const held = createDeferred<Reply>();
  server.reply(consentAnswer, () => held.promise);
  const late = site.dispatch(answerConsents.initiate([{ ...terms, given: true }]));
  await until(() => server.requests(consentAnswer).length === 1, 'the answer');
  site.storage.entries.set(storageKeys.token, 'token-of-the-next-member');
  site.dispatch(readCurrentUser());
  server.reply(consentUnanswered, replies.data({ consents: [terms] }));
  await site.dispatch(unansweredConsents.initiate(undefined, { forceRefetch: true }));
  held.resolve(replies.data({ consents: [] }));
  await late;
  expect(await site.unanswered()).toEqual([terms]);
});
