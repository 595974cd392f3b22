import type { HandlersOf } from '../../http/handler.ts';
import { presentGame, presentProvider } from './present.ts';
import { readGames, readProviders } from './repository.ts';
import { findGames } from './search.ts';
import { cashOut, openGame, resumeGame } from './service.ts';

export const gameHandlers: HandlersOf<
  'game.list' | 'game.providers' | 'game.open' | 'game.resume' | 'game.cashOut'
> = {
  'game.list': {
    kind: 'member',
    async run({ deps, brand }, { body }) {
      const { search = '' } = body;
      if (search === '') {
        const { rows, nextCursor, total } = await readGames(deps.db, brand, body);
        return { items: rows.map(presentGame), nextCursor, total };
      }
      const { rows, ...found } = await findGames(deps.db, brand, { ...body, search });
      return { ...found, foundByCategory: [...found.foundByCategory], items: rows.map(presentGame) };
    },
  },
  'game.providers': {
    kind: 'member',
    async run({ deps, brand }, { params: { gameCate } }) {
      const rows = await readProviders(deps.db, brand, gameCate);
      return { category: gameCate, providers: rows.map(presentProvider) };
    },
  },
  'game.open': {
    kind: 'staged',
    async run(context, { body }) {
      const { session, launchUrl } = await openGame(context, body);
      return { sessionId: session.uuid, launchUrl, movedSatang: session.taken };
    },
  },
  'game.resume': {
    kind: 'member',
    run: async (context, { body }) => ({ launchUrl: await resumeGame(context, body) }),
  },
  'game.cashOut': { kind: 'staged', run: (context, { body }) => cashOut(context, body.sessionId) },
};
