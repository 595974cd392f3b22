import { gameCashOut, gameOpen, userCredit } from '@chada/contract';
import { aCredit, anOpenGame, createDeferred, replies, until } from '@chada/testing';
import { describe, expect, it } from 'vitest';
import { makeSite, signedInStorage, type Site } from '../../test/make-site.ts';
import { openFakeServer } from '../../test/open-fake-server.ts';
import { refreshCredit } from '../credit/refresh-credit.ts';
import { logout, readCurrentUser } from '../session/session.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { stayedOnSite } from './game-event.slice.ts';
import { openGame } from './open-game.ts';
import { returnCredit, settleOpenGame } from './return-credit.ts';

const server = await openFakeServer();

const dragon = { gameCode: 'golden-dragon', returnPath: '/auth/games/slots/JK' };
const another = anOpenGame({ sessionId: '11111111-2222-4333-8444-555555555555' });
const creditCalls = () => server.requests(userCredit).length;
const settle = () => new Promise((resolve) => setTimeout(resolve, 40));

async function playing(): Promise<Site> {
  const site = makeSite(server, { storage: signedInStorage() });
  site.store.dispatch(readCurrentUser());
  server.reply(userCredit, replies.data(aCredit({ openGame: anOpenGame() })));
  await site.store.dispatch(refreshCredit());
  return site;
}

describe('the return of the credit', () => {
  it('[ME-22] reads the credit again if another device returned it, and shows the game opened there', async () => {
    const site = await playing();
    const before = creditCalls();
    server.reply(gameCashOut, replies.data({ movedSatang: 0, takenSatang: null, creditSatang: 0 }));
    server.reply(userCredit, replies.data(aCredit({ openGame: another })));
    await site.store.dispatch(returnCredit());
    await until(
      () => site.store.getState().credit.openGame?.sessionId === another.sessionId,
      'the game of the other device',
    );
    expect(creditCalls()).toBe(before + 1);
  });

  it('[ME-22] that reads the credit again reports no failure of this background request', async () => {
    const site = await playing();
    const before = creditCalls();
    server.reply(gameCashOut, replies.data({ movedSatang: 0, takenSatang: null, creditSatang: 0 }));
    server.reply(userCredit, replies.refuse('INTERNAL'));
    await site.store.dispatch(returnCredit());
    await until(() => creditCalls() === before + 1, 'the background request');
    await settle();
    expect(site.store.getState().notices.queue).toEqual([]);
  });

  it.each([
    ['of a known game', playing],
    [
      'without a known game',
      async () => {
        const site = makeSite(server, { storage: signedInStorage() });
        site.store.dispatch(readCurrentUser());
        server.reply(gameCashOut, replies.data({ movedSatang: 0, takenSatang: null, creditSatang: 500 }));
        return site;
      },
    ],
  ])('[ME-22] %s takes the credit from the response alone', async (_name, start) => {
    const site = await start();
    const before = creditCalls();
    expect((await site.store.dispatch(returnCredit())).ok).toBe(true);
    await settle();
    expect(creditCalls()).toBe(before);
  });

  it('[ME-22] makes the next opening of the same game a new request, even after a lost response', async () => {
    const site = await playing();
    server.replyOnce(gameOpen, replies.loseAnswer());
    await site.store.dispatch(openGame(dragon));
    await site.store.dispatch(returnCredit());
    await site.store.dispatch(openGame(dragon));
    const keys = server.requests(gameOpen).map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
  });

  it('[RD-26] does not begin if the member opens a game while the credit is read', async () => {
    const site = await playing();
    await site.store.dispatch(openGame(dragon));
    site.store.dispatch(stayedOnSite());
    await settle();
    const [credit, opening] = [createDeferred(), createDeferred()];
    server.reply(
      userCredit,
      replies.after(credit, replies.data(aCredit({ openGame: anOpenGame({ visitEnded: true }) }))),
    );
    server.reply(gameOpen, replies.after(opening));
    const before = creditCalls();
    const settling = site.store.dispatch(settleOpenGame());
    await until(() => creditCalls() === before + 1, 'the request of the credit');
    const next = site.store.dispatch(openGame({ ...dragon, gameCode: 'silver-fish' }));
    credit.resolve();
    await settling;
    expect(server.requests(gameCashOut)).toHaveLength(0);
    opening.resolve();
    await next;
  });

  it('[ME-22, ST-04] leaves the game of a member who has signed out to the next sign-in', async () => {
    const site = await playing();
    await site.store.dispatch(openGame(dragon));
    const response = createDeferred();
    server.reply(gameCashOut, replies.after(response));
    const returning = site.store.dispatch(returnCredit());
    await until(() => server.requests(gameCashOut).length === 1, 'the request');
    site.store.dispatch(logout());
    response.resolve();
    await returning;
    expect(site.store.getState().gameEvent.returned).toBeNull();
    expect(site.storage.entries.has(storageKeys.gameEvent)).toBe(true);
  });
});
