import { afterAll, beforeAll, describe, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import { browsersOfRun } from '../browsers/limits.ts';
import { startJourney } from './journey.ts';
import { firstDay, type FirstDay } from './first-day.ts';
import { journeyBrand } from './journey-brand.ts';
import { workerEnvironment } from '../worker-environment.ts';

describe.each(browsersOfRun(['current', 'minimum']))(`a member's first day in the %s browser`, (name) => {
  let browser: Browser;
  let journey: FirstDay;
  beforeAll(async () => {
    browser = await Browser.launch(name);
    journey = { ...(await startJourney(browser, workerEnvironment(), journeyBrand('daothong'))), known: {} };
  });
  afterAll(() => browser.close());

  let broken: string | undefined;
  for (const step of firstDay) {
    it(`${name === 'minimum' ? '[CO-05] ' : ''}${step.title}`, async () => {
      if (broken !== undefined) throw new Error(`Skipped after the failed step ${broken}`);
      await step.run(journey).catch((error: unknown) => {
        broken = `"${step.title}": ${String(error)}`;
        throw error;
      });
    });
  }
});
