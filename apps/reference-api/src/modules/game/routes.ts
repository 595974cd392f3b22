import { gameCategorySchema, gameProviderSchema, type Game } from '@chada/contract';
import type { HandlersOf } from '../../http/pipeline/handler.ts';
import { readCheckInState } from '../check-in/service.ts';
import { readTurnsLeft } from '../prize/service.ts';
import { readGames, readProviders } from './repository.ts';
import { findGames } from './search.ts';
import { cashOut, openGame, resumeGame } from './service.ts';
import type { GameRow } from './catalogue.ts';

function presentGame(row: GameRow): Game {
  return {
    code: row.code,
    name: row.name,
    category: gameCategorySchema.parse(row.category),
    provider: gameProviderSchema.parse(row.provider),
    imagePath: row.image_path,
    hot: row.hot,
  };
}

function presentProvider({ provider, games }: { provider: string; games: number }) {
  return { provider: gameProviderSchema.parse(provider), games };
}

export const gameHandlers: HandlersOf<
  'game.list' | 'game.providers' | 'game.open' | 'game.resume' | 'game.cashOut' | 'game.overview'
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
    kind: 'stepwise',
    async run(context, { body }) {
      const { session, launchUrl } = await openGame(context, body);
      return { sessionId: session.uuid, launchUrl, movedSatang: session.taken };
    },
  },
  'game.resume': {
    kind: 'member',
    run: async (context, { body }) => ({ launchUrl: await resumeGame(context, body) }),
  },
  'game.cashOut': { kind: 'stepwise', run: (context, { body }) => cashOut(context, body.sessionId) },
  'game.overview': {
    kind: 'member',
    async run(context) {
      const { features } = context.brand;
      const [wheel, flipCard, checkIn] = await Promise.all([
        readTurnsLeft(context, 'wheel'),
        readTurnsLeft(context, 'flip_card'),
        readCheckInState(context),
      ]);
      return {
        wheel: { enabled: features.wheel, left: features.wheel ? wheel.left : 0 },
        flipCard: { enabled: features.flipCard, left: features.flipCard ? flipCard.left : 0 },
        checkIn: { enabled: features.checkIn, today: checkIn.today },
      };
    },
  },
};
