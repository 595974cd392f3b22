import type { HandlersOf } from '../../http/pipeline/handler.ts';
import { requireFeature } from '../../http/pipeline/require-feature.ts';
import { pickSegment } from './pick-segment.ts';
import { presentDraw, presentPrize, presentSegment } from './present.ts';
import { readDraws, readSegments } from './repository.ts';
import { drawPrize, readTurnsLeft } from './service.ts';

const CARDS = 9;

export const prizeHandlers: HandlersOf<
  'wheel.get' | 'wheel.reward' | 'wheel.log' | 'flipCard.reward' | 'flipCard.logs'
> = {
  'wheel.get': {
    kind: 'member',
    async run(context) {
      requireFeature(context.brand, 'wheel');
      const [segments, turns] = await Promise.all([
        readSegments(context.deps.db, context.brand.id, 'wheel'),
        readTurnsLeft(context, 'wheel'),
      ]);
      return { segments: segments.map(presentSegment), ...turns };
    },
  },
  'wheel.reward': {
    kind: 'money',
    async run(context) {
      requireFeature(context.brand, 'wheel');
      const { draw, left, creditSatang, points } = await drawPrize(context, 'wheel');
      return { log: presentDraw(draw), segmentId: draw.segment_id, left, creditSatang, point: points };
    },
  },
  'wheel.log': {
    kind: 'member',
    async run({ deps, brand, member }, { body }) {
      requireFeature(brand, 'wheel');
      const page = await readDraws(deps.db, { memberId: member.id, game: 'wheel' }, body);
      return { items: page.rows.map(presentDraw), nextCursor: page.nextCursor };
    },
  },
  'flipCard.reward': {
    kind: 'money',
    async run(context, { body: { card } }) {
      requireFeature(context.brand, 'flipCard');
      const { draw, segments, left, creditSatang, points } = await drawPrize(context, 'flip_card');
      const faces = Array.from({ length: CARDS }, (_, position) =>
        presentPrize(position === card ? draw : pickSegment(segments, context.deps.draw)),
      );
      return { log: presentDraw(draw), faces, left, creditSatang, point: points };
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
