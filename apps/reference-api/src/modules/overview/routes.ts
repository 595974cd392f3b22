import type { HandlersOf } from '../../http/handler.ts';
import { readCheckInState } from '../check-in/service.ts';
import { readTurnsLeft } from '../prize/service.ts';

export const overviewHandlers: HandlersOf<'game.overview'> = {
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
