import type { HandlersOf } from '../../http/handler.ts';
import { requireFeature } from '../../http/require-feature.ts';
import { pickSegment } from '../prize/pick-segment.ts';
import { presentDraw, presentPrize } from '../prize/present.ts';
import { readDraws, readSegments } from '../prize/repository.ts';
import { drawPrize, readTurnsLeft } from '../prize/service.ts';

/** Cards on the table. */
const CARDS = 9;

export const flipCardHandlers: HandlersOf<'flipCard.reward' | 'flipCard.logs'> = {
  'flipCard.reward': {
    kind: 'money',
    async run(context, { body: { card } }) {
      requireFeature(context.brand, 'flipCard');
      const { draw, segments, left, creditSatang, point } = await drawPrize(context, 'flip_card');
      // The cards that were not chosen are drawn by the same chances: they promise no more than the chosen one did.
      const faces = Array.from({ length: CARDS }, (_, position) =>
        presentPrize(position === card ? draw : pickSegment(segments, context.deps.draw)),
      );
      return { log: presentDraw(draw), faces, left, creditSatang, point };
    },
  },
  'flipCard.logs': {
    kind: 'member',
    async run(context, { query }) {
      const { deps, brand, member } = context;
      requireFeature(brand, 'flipCard');
      const [segments, turns, page] = await Promise.all([
        readSegments(deps.db, brand.id, 'flip_card'),
        readTurnsLeft(context, 'flip_card'),
        readDraws(deps.db, { memberId: member.id, game: 'flip_card' }, query),
      ]);
      return {
        items: page.rows.map(presentDraw),
        nextCursor: page.nextCursor,
        ...turns,
        chances: segments.map((row) => ({ prize: presentPrize(row), chancePpm: row.weight_ppm })),
      };
    },
  },
};
