import { formatBaht } from '@chada/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import type { Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import { startMemberJourney, creditInDatabase, creditOf, open, seeTexts, textsAt } from './member-journey.ts';
import { workerEnvironment } from '../worker-environment.ts';

const clientId = journeyBrand('chaba');
const startBaht = 100;

type Game = 'wheel' | 'flip_card';
interface Segment {
  readonly id: string;
  readonly label: string;
  readonly weight: number;
}

let browser: Browser;
let journey: Journey;
const published = new Map<Game, readonly Segment[]>();
beforeAll(async () => {
  browser = await Browser.launch('current');
  journey = await startMemberJourney(browser, workerEnvironment(), clientId, { creditBaht: startBaht });
  await journey.page.device.reduceMotion(true);
  for (const game of ['wheel', 'flip_card'] as const) published.set(game, await segmentsOf(game));
});
afterAll(async () => {
  for (const [game, segments] of published) await setWeights(game, segments);
  await browser.close();
});

async function segmentsOf(game: Game): Promise<readonly Segment[]> {
  const rows = await journey.actor.query(
    'select id, label, weight_ppm from prize_segment where client_id = $1 and game = $2 order by position',
    [clientId, game],
  );
  return rows.map((row) => ({
    id: String(row['id']),
    label: String(row['label']),
    weight: Number(row['weight_ppm']),
  }));
}

/** Sets the weights of a prize game's segments. The weights must sum to 1,000,000, or the database refuses them. */
async function setWeights(game: Game, segments: readonly Segment[]): Promise<void> {
  await journey.actor.query(
    `update prize_segment set weight_ppm = new.weight
       from unnest($3::text[], $4::int[]) as new (id, weight)
      where client_id = $1 and game = $2 and prize_segment.id = new.id`,
    [clientId, game, segments.map(({ id }) => id), segments.map(({ weight }) => weight)],
  );
}

async function giveOnly(game: Game, id: string): Promise<void> {
  const segments = published.get(game) ?? [];
  await setWeights(
    game,
    segments.map((segment) => ({ ...segment, weight: segment.id === id ? 1_000_000 : 0 })),
  );
}

async function drawsOf(game: Game): Promise<string[]> {
  const rows = await journey.actor.query(
    `select label from prize_draw join member on member.id = prize_draw.member_id
      where member.username = $1 and game = $2 order by prize_draw.id desc`,
    [journey.identity.username, game],
  );
  return rows.map((row) => String(row['label']));
}

async function nextDay(path: string): Promise<void> {
  await journey.actor.moveBackOneDay(clientId, journey.identity.username);
  await open(journey, path);
}

/** A row whose label would only repeat the amount has the amount as its title. */
const seeLog = (titles: readonly string[]): Promise<void> =>
  seeTexts(
    journey.page,
    '.cf-paged-list .cf-row-title, .cf-paged-list .ck-list-row__title > .ck-amount',
    titles,
  );

describe('[ME-15] the media hub', () => {
  it('is the fourth item of the bottom bar, and shows the games left for today', async () => {
    const { page, t } = journey;
    await page.click('link', t('shell.media'));
    await page.waitForPath('/auth/media');
    await page.seeRole('link', `${t('prizeWheel.title')} ${t('media.left', { count: 1 })}`);
    await page.seeRole('link', `${t('prizeFlipCard.title')} ${t('media.left', { count: 1 })}`);
    await page.seeRole('link', t('depositPromotion.title'));
    await page.seeRole('link', t('reward.title'));
  });
});

describe('[ME-16] the prize wheel', () => {
  const path = '/auth/media/wheel';
  const spins = /\/api\/auth\/wheel\/reward$/;

  it('shows its probabilities after one tap, which add up to one hundred percent', async () => {
    const { page, t } = journey;
    await page.click('link', t('prizeWheel.title'));
    await page.waitForPath(path);
    await page.click('button', t('prize.odds'));
    await page.seeRole('dialog', t('prize.odds'));
    const prizes = await textsAt(page, '.cf-odds tbody th');
    const chances = (await textsAt(page, '.cf-odds tbody td')).map(parseFloat);
    const segments = published.get('wheel') ?? [];
    expect(new Map(prizes.map((label, at) => [label, chances[at]]))).toEqual(
      new Map(segments.map(({ label, weight }) => [label, weight / 10_000])),
    );
    expect(chances.reduce((sum, chance) => sum + chance * 10_000, 0)).toBeCloseTo(1_000_000);
    await page.click('button', t('common.close'));
  });

  it('spins once on several presses, and its result is in the credit and in the log', async () => {
    const { page, t } = journey;
    await giveOnly('wheel', 'credit-50');
    await page.doubleClick('button', t('prizeWheel.spin'));
    await page.seeRole('heading', `${t('prize.won')} เครดิต 50 บาท`);
    const credit = (startBaht + 50) * 100;
    await page.see(t('prize.credited', { credit: formatBaht(credit) }));
    await page.waitFor('the prize in the header', async () => (await creditOf(journey)) === credit);
    expect(await creditInDatabase(journey)).toBe(credit);
    expect(await drawsOf('wheel')).toEqual(['เครดิต 50 บาท']);
    await seeLog(['เครดิต 50 บาท']);
  });

  it('has no second turn that day, and shows the time of the next turn', async () => {
    const { page, t } = journey;
    await page.see(t('prize.leftNone'));
    await page.see(t('prize.next', { when: t('prize.tomorrowAt', { time: '00:00' }) }));
    await page.reload();
    await page.see(t('prize.latest'));
    expect(await page.has({ role: 'button', name: t('prizeWheel.spin') })).toBe(false);
  });

  it('gives the same prize after a lost response', async () => {
    const { page, t } = journey;
    await nextDay(path);
    await giveOnly('wheel', 'point-100');
    await page.inject({ url: spins, method: 'POST', times: 1, fault: { kind: 'lose-answer' } });
    await page.click('button', t('prizeWheel.spin'));
    await page.see(t('prize.unknown'));
    await giveOnly('wheel', 'none');
    await page.click('button', t('prize.askAgain'));
    await page.seeRole('heading', `${t('prize.won')} 100 คะแนน`);
    expect(await drawsOf('wheel')).toEqual(['100 คะแนน', 'เครดิต 50 บาท']);
    await seeLog(['+100 คะแนน', 'เครดิต 50 บาท']);
  });
});

describe('[ME-18] the cards', () => {
  const path = '/auth/media/flip-card';
  const flips = /\/flip-card\/random-reward$/;
  const faces = (): Promise<number> =>
    journey.page.evaluate(() => document.querySelectorAll('.cf-card[data-turned=true]').length);

  const noteCredits = (): Promise<void> =>
    journey.page.evaluate(() => {
      const note = () => {
        if (document.querySelector('.cf-cards[data-phase=moving]') === null) return;
        const shown = document.querySelector('.ck-credit-button__amount')?.textContent ?? '';
        const { credits = '' } = document.body.dataset;
        if (!credits.split(' ').includes(shown))
          document.body.dataset['credits'] = `${credits} ${shown}`.trim();
      };
      new MutationObserver(note).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter: ['data-phase'],
      });
    });

  /** Records which cards turn with an animation: their positions, in the order in which the turns start. */
  const noteTurns = (): Promise<void> =>
    journey.page.evaluate(() => {
      const { dataset } = document.body;
      document.addEventListener('transitionrun', ({ propertyName, target }) => {
        if (propertyName !== 'transform' || !(target instanceof Element)) return;
        const card = target.classList.contains('cf-card__body') ? target.closest('[data-turned=true]') : null;
        if (card === null) return;
        const position = Array.from(document.querySelectorAll('.cf-card')).indexOf(card) + 1;
        dataset['turns'] = `${dataset['turns'] || ''} ${position}`.trim();
      });
    });
  const turns = (): Promise<readonly string[]> =>
    journey.page.evaluate(() => (document.body.dataset['turns'] || '').split(' '));

  it('[ST-06] turn the chosen card first, then all cards, and only then show the result in the credit and the log', async () => {
    const { page, t } = journey;
    const before = await creditInDatabase(journey);
    // Moves the member's draws into the past, because members must wait 5 seconds between two draws.
    await journey.actor.moveBackOneDay(clientId, journey.identity.username);
    await giveOnly('flip_card', 'credit-300');
    await page.click('link', t('prize.backToMedia'));
    await page.click('link', t('prizeFlipCard.title'));
    await page.waitForPath(path);
    await page.device.reduceMotion(false);
    await page.waitFor('the credit', async () => (await creditOf(journey)) === before);
    await noteCredits();
    await noteTurns();
    await page.doubleClick('button', t('prizeFlipCard.card', { number: 5 }));
    await page.seeRole('heading', `${t('prize.won')} เครดิต 300 บาท`);
    await page.seeRole('button', t('prizeFlipCard.cardChosen', { number: 5, prize: 'เครดิต 300 บาท' }));
    expect(await faces()).toBe(9);
    const [first, ...others] = await turns();
    expect(first).toBe('5');
    // The other cards turn at the same time, so the order of their events is not defined.
    expect(others.toSorted()).toEqual(['1', '2', '3', '4', '6', '7', '8', '9']);
    expect(await page.evaluate(() => document.body.dataset['credits'])).toBe(formatBaht(before));
    expect(await drawsOf('flip_card')).toEqual(['เครดิต 300 บาท']);
    await seeLog(['เครดิต 300 บาท']);
    expect(await creditInDatabase(journey)).toBe(before + 30_000);
    await page.waitFor('the prize in the header', async () => (await creditOf(journey)) === before + 30_000);
  });

  it('show the same prize if the member left the page before the response', async () => {
    const { page, t } = journey;
    await page.device.reduceMotion(true);
    await nextDay(path);
    await giveOnly('flip_card', 'point-50');
    await page.inject({ url: flips, method: 'POST', times: 1, fault: { kind: 'lose-answer' } });
    await page.click('button', t('prizeFlipCard.card', { number: 2 }));
    await page.see(t('prize.unknown'));
    await giveOnly('flip_card', 'none');
    await page.reload();
    await page.seeRole('heading', `${t('prize.won')} 50 คะแนน`);
    await page.seeRole('button', t('prizeFlipCard.cardChosen', { number: 2, prize: '50 คะแนน' }));
    expect(await drawsOf('flip_card')).toEqual(['50 คะแนน', 'เครดิต 300 บาท']);
  });

  it('[ME-15] are marked as done for today on the hub, where the wheel is still available', async () => {
    const { page, t } = journey;
    await page.click('link', t('prize.backToMedia'));
    await page.seeRole('link', `${t('prizeWheel.title')} ${t('media.left', { count: 1 })}`);
    await page.seeRole('link', `${t('prizeFlipCard.title')} ${t('media.leftNone')}`);
  });
});

describe('the prizes won', () => {
  it('[ME-09] are in the history, with a correct ledger and no browser errors', async () => {
    const { page, actor, t } = journey;
    await open(journey, '/auth/transaction/history');
    await page.see(t('history.kindWheel'));
    await page.see(t('history.kindFlipCard'));
    expect(await actor.checkLedger()).toMatchObject({ ok: true });
    expect(page.browserErrors.consoleErrors()).toEqual([]);
  });
});
