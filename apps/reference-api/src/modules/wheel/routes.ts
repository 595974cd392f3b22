import type { HandlersOf } from '../../http/handler.ts';
import { requireFeature } from '../../http/require-feature.ts';
import { presentDraw } from '../prize/present.ts';
import { readDraws, readSegments } from '../prize/repository.ts';
import { drawPrize, readTurnsLeft } from '../prize/service.ts';
import { presentSegment } from './present.ts';

export const wheelHandlers: HandlersOf<'wheel.get' | 'wheel.reward' | 'wheel.log'> = {
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
      const { draw, left, creditSatang, point } = await drawPrize(context, 'wheel');
      return { log: presentDraw(draw), segmentId: draw.segment_id, left, creditSatang, point };
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
};
