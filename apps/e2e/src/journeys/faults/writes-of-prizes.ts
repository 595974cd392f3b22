import {
  checkInClaim,
  fairnessClientSeed,
  flipCardReward,
  rewardRequest,
  wheelReward,
} from '@chada/contract';
import { open } from '../member-journey.ts';
import { countOf, type FaultCase } from './fault-case.ts';
import type { Write } from './write.ts';

const drawsOf =
  (game: string) =>
  (faultCase: FaultCase): Promise<number> =>
    countOf(faultCase, `join prize_draw on prize_draw.member_id = member.id and prize_draw.game = '${game}'`);

async function seePrize({ page, t }: FaultCase): Promise<void> {
  await page.waitFor('the prize', async () => {
    const text = await page.text();
    return text.includes(t('prize.won')) || text.includes(t('prize.none'));
  });
}

async function openSeedForm(faultCase: FaultCase): Promise<void> {
  const { page, t } = faultCase;
  await open(faultCase, '/auth/media/fairness');
  await page.seeRole('button', t('fairness.submit'));
  await page.waitUntilGone(t('fairness.publishing'));
  await page.fill(t('fairness.clientSeed'), 'k7p2-q9x4');
}

export const writesOfPrizes: readonly Write[] = [
  {
    operation: rewardRequest,
    as: 'member',
    assets: { points: 5000 },
    before: async ({ actor, clientId, data }) => {
      const [row] = await actor.query(
        `select name, cost_point from reward where client_id = $1 and kind = 'credit' and enabled order by cost_point limit 1`,
        [clientId],
      );
      data.reward = { name: String(row?.['name']), cost: Number(row?.['cost_point']) };
    },
    fillIn: async (faultCase) => {
      const { page, t, data } = faultCase;
      await open(faultCase, '/auth/reward/credit');
      await page.click('button', t('reward.requestNamed', { name: data.reward?.name ?? '' }));
      await page.seeRole('alertdialog', data.reward?.name ?? '');
    },
    press: ({ t }) => ({ role: 'button', name: t('reward.confirm') }),
    done: ({ page, t }) => page.seeRole('dialog', t('reward.doneTitle')),
    effects: (faultCase) => countOf(faultCase, 'join reward_request on reward_request.member_id = member.id'),
    unknown: ({ t }) => t('reward.unknownHint'),
    movesCredit: true,
  },
  {
    operation: wheelReward,
    as: 'member',
    fillIn: (faultCase) => open(faultCase, '/auth/media/wheel'),
    press: ({ t }) => ({ role: 'button', name: t('prizeWheel.spin') }),
    retryTarget: ({ t }, isRefused) => ({
      role: 'button',
      name: t(isRefused ? 'prizeWheel.spin' : 'prize.askAgain'),
    }),
    done: seePrize,
    effects: drawsOf('wheel'),
    unknown: ({ t }) => t('prize.unknownHint'),
    recovers: ['signed in again'],
  },
  {
    operation: flipCardReward,
    as: 'member',
    fillIn: (faultCase) => open(faultCase, '/auth/media/flip-card'),
    press: ({ t }) => ({ role: 'button', name: t('prizeFlipCard.card', { number: 5 }) }),
    retryTarget: ({ t }, isRefused) => ({
      role: 'button',
      name: isRefused ? t('prizeFlipCard.card', { number: 5 }) : t('prize.askAgain'),
    }),
    done: seePrize,
    effects: drawsOf('flip_card'),
    unknown: ({ t }) => t('prize.unknownHint'),
    recovers: ['signed in again'],
  },
  {
    operation: fairnessClientSeed,
    as: 'member',
    fillIn: (faultCase) => openSeedForm(faultCase),
    press: ({ t }) => ({ role: 'button', name: t('fairness.submit') }),
    done: ({ page, t }) => page.seeRole('heading', t('fairness.ownTitle')),
    effects: (faultCase) =>
      countOf(
        faultCase,
        "join seed_pair on seed_pair.member_id = member.id and seed_pair.client_seed_by = 'member'",
      ),
    input: async ({ page, t }) => {
      const label = t('fairness.clientSeed');
      return { [label]: await page.valueOf(label) };
    },
    recovers: ['lost answer'],
  },
  {
    operation: checkInClaim,
    as: 'member',
    fillIn: (faultCase) => open(faultCase, '/auth/dashboard'),
    press: ({ t }) => ({ role: 'button', name: t('checkIn.claim') }),
    done: ({ page }) =>
      page.waitFor('the check-in to be done', () => page.has({ css: '.cf-check-in[data-done=true]' })),
    effects: (faultCase) => countOf(faultCase, 'join check_in on check_in.member_id = member.id'),
    unknown: ({ t }) => t('checkIn.unknownHint'),
    recovers: ['lost answer'],
  },
];
