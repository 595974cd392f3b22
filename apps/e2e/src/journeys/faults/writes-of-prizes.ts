import { checkInClaim, flipCardReward, rewardRequest, wheelReward } from '@chada/contract';
import { open } from '../member-day.ts';
import { countOf, type Scene } from './scene.ts';
import type { Write } from './write.ts';

const drawsOf =
  (game: string) =>
  (scene: Scene): Promise<number> =>
    countOf(scene, `join prize_draw on prize_draw.member_id = member.id and prize_draw.game = '${game}'`);

/** Waits until the page shows the prize, or that there is none. */
async function prizeTold({ page, t }: Scene): Promise<void> {
  await page.waitFor('the prize', async () => {
    const text = await page.text();
    return text.includes(t('prize.won')) || text.includes(t('prize.none'));
  });
}

/** Writes that win, collect or exchange prizes. */
export const writesOfPrizes: readonly Write[] = [
  {
    operation: rewardRequest,
    as: 'member',
    gifts: { points: 5000 },
    before: async ({ hands, clientId, known }) => {
      const [row] = await hands.query(
        `select name, cost_point from reward where client_id = $1 and kind = 'credit' and enabled order by cost_point limit 1`,
        [clientId],
      );
      known.reward = { name: String(row?.['name']), cost: Number(row?.['cost_point']) };
    },
    reach: async (scene) => {
      const { page, t, known } = scene;
      await open(scene, '/auth/reward/credit');
      await page.click('button', t('reward.requestNamed', { name: known.reward?.name ?? '' }));
      await page.seeRole('alertdialog', known.reward?.name ?? '');
    },
    press: ({ t, known }) => ({
      role: 'button',
      name: t('reward.confirm', { points: known.reward?.cost ?? 0 }),
    }),
    done: ({ page, t }) => page.seeRole('dialog', t('reward.doneTitle')),
    effects: (scene) => countOf(scene, 'join reward_request on reward_request.member_id = member.id'),
    unknown: ({ t }) => t('reward.unknownHint'),
    movesCredit: true,
  },
  {
    operation: wheelReward,
    as: 'member',
    reach: (scene) => open(scene, '/auth/media/wheel'),
    press: ({ t }) => ({ role: 'button', name: t('prizeWheel.spin') }),
    again: ({ t }, known) => ({ role: 'button', name: t(known ? 'prizeWheel.spin' : 'prize.askAgain') }),
    done: prizeTold,
    effects: drawsOf('wheel'),
    unknown: ({ t }) => t('prize.unknownHint'),
    recovers: ['signed in again'],
  },
  {
    operation: flipCardReward,
    as: 'member',
    reach: (scene) => open(scene, '/auth/media/flip-card'),
    press: ({ t }) => ({ role: 'button', name: t('prizeFlipCard.card', { number: 5 }) }),
    again: ({ t }, known) => ({
      role: 'button',
      name: known ? t('prizeFlipCard.card', { number: 5 }) : t('prize.askAgain'),
    }),
    done: prizeTold,
    effects: drawsOf('flip_card'),
    unknown: ({ t }) => t('prize.unknownHint'),
    recovers: ['signed in again'],
  },
  {
    operation: checkInClaim,
    as: 'member',
    reach: (scene) => open(scene, '/auth/dashboard'),
    press: ({ t }) => ({ role: 'button', name: t('checkIn.claim') }),
    done: ({ page }) =>
      page.waitFor('the check-in to be done', () => page.has({ css: '.cf-check-in[data-done=true]' })),
    effects: (scene) => countOf(scene, 'join check_in on check_in.member_id = member.id'),
    unknown: ({ t }) => t('checkIn.unknownHint'),
    recovers: ['lost answer'],
  },
];
