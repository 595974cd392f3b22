import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import { brand } from '../texts.ts';
import type { Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import { open, seeTexts, startGoldJourney, textsAt } from './member-journey.ts';
import { workerEnvironment } from '../worker-environment.ts';

const clientId = journeyBrand('daothong');

let browser: Browser;
let journey: Journey;
beforeAll(async () => {
  browser = await Browser.launch('current');
  journey = await startGoldJourney(browser, workerEnvironment(), clientId);
});
afterAll(() => browser.close());

async function seeListed(title: string, css = '.ck-list-row'): Promise<void> {
  await journey.page.waitFor(`rows under ${title}`, () =>
    journey.page.evaluate(
      (heading, row) =>
        Array.from(document.querySelectorAll('.ck-section')).some((section) => {
          const own = section.querySelector('.ck-section__title');
          const isIt = own !== null && (own.textContent || '').trim() === heading;
          return isIt && section.querySelectorAll(row).length > 0;
        }),
      title,
      css,
    ),
  );
}

describe('[EN-06] the records of a member with months of history', () => {
  it('announcements, tier and game categories are on the dashboard', async () => {
    const { page, t } = journey;
    await seeListed(t('dashboard.newsTitle'), '.cf-news');
    await seeListed(t('dashboard.tierTitle'), '.cf-tier__name');
    await seeTexts(page, '.cf-tier__name', [t('tier.gold')]);
    await seeListed(t('dashboard.gamesTitle'), '.ck-category-tile');
  });

  it('deposits and withdrawals of the member and of all members are listed', async () => {
    const { t } = journey;
    await open(journey, '/auth/deposit');
    await seeListed(t('deposit.mineTitle'));
    await seeListed(t('deposit.publicTitle'));
    await open(journey, '/auth/withdraw');
    await seeListed(t('withdrawal.historyTitle'));
    await seeListed(t('withdrawal.publicTitle'));
  });

  it('wheel and cards have logs, and reward requests are listed', async () => {
    const { page, t } = journey;
    await open(journey, '/auth/media/wheel');
    await page.seeRole('img', t('prizeWheel.picture', { count: 8, prizes: '' }).trim());
    await seeListed(t('prize.logTitle'));
    await open(journey, '/auth/media/flip-card');
    await seeListed(t('prize.logTitle'));
    await open(journey, '/auth/reward?view=history');
    await page.waitFor('requests', async () => (await textsAt(page, '.ck-list-row__title')).length > 0);
  });

  it('wins and losses by day, and every movement of the credit, are listed', async () => {
    const { page, t } = journey;
    await open(journey, '/auth/winlost');
    await seeListed(t('winLost.plotTitle'), '.cf-plot__bar');
    await seeListed(t('winLost.listTitle'));
    await open(journey, '/auth/transaction/history');
    await page.waitFor('movements', async () => {
      const kinds = new Set(await textsAt(page, '.ck-list-row__title'));
      return [t('history.kindDeposit'), t('history.kindGameOut'), t('history.kindGameIn')].every((kind) =>
        kinds.has(kind),
      );
    });
  });
});

describe('the games', () => {
  it('[ME-23] the tiles of all games and of the lottery both open the category screen', async () => {
    const { page, t } = journey;
    await open(journey, '/auth/dashboard');
    await page.clickAt('.ck-category-tile[href="/auth/games/category"]');
    await page.waitForPath('/auth/games/category');
    await page.seeRole('heading', t('game.sport'));
    await page.click('link', t('shell.dashboard'));
    const last = brand(clientId).game.categories.includes('lotto') ? 'lotto' : 'hot';
    await page.click('link', t(`game.${last}`));
    await page.waitForPath(new RegExp(`^/auth/games/category\\?cat=${last}$`));
    await page.seeRole('heading', t(`game.${last}`));
  });

  it.each(['JK', 'AC', 'SG', 'XE'] as const)('[ME-21] %s shows only its own games', async (provider) => {
    const { page, t, actor } = journey;
    await open(journey, '/auth/games/category?cat=slots');
    const [all] = await actor.query(
      `select count(*) as games from game where category = 'slots' and provider = $1 and enabled`,
      [provider],
    );
    const name = t('gameList.providerGames', {
      provider: t(`game.${provider}`),
      count: Number(all?.['games']),
    });
    await page.click('link', name);
    await page.waitForPath(`/auth/games/slots/${provider}`);
    const names = { category: t('game.slots'), provider: t(`game.${provider}`) };
    await page.seeRole('heading', t('gameList.providerTitle', names));
    await page.see(t('gameList.gameCount', { count: Number(all?.['games']) }));
    const details = new Set(await textsAt(page, '.cf-games__grid .ck-game-tile__detail'));
    expect([...details]).toEqual([t(`game.${provider}`)]);
  });
});

describe('[EN-05] [PU-08] the messaging accounts of the global setting', () => {
  it("are shown on the contact page instead of the accounts in the brand's files", async () => {
    const { page, actor, t } = journey;
    const lines = async (main: string | null, backup: string | null): Promise<void> => {
      await actor.query('update brand set line1_id = $2, line2_id = $3 where client_id = $1', [
        clientId,
        main,
        backup,
      ]);
    };
    try {
      await lines('@new_main', '@new_spare');
      await open(journey, '/auth/contact');
      await page.seeRole('img', t('contact.qrLabel', { id: '@new_main' }));
      await page.seeRole('img', t('contact.qrLabel', { id: '@new_spare' }));
    } finally {
      const { main = null, backup = null } = brand(clientId).contact;
      await lines(main, backup);
    }
    expect(page.browserErrors.consoleErrors()).toEqual([]);
  });
});
