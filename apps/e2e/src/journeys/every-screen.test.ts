import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { demoMember } from '@chada/reference-api/demo-member';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Browser, phone } from '../browsers/browser.ts';
import type { Page } from '../browsers/page.ts';
import { Hands } from '../hands.ts';
import { signIn } from '../membership.ts';
import { screens } from '../screens.ts';
import { settle } from '../settle.ts';
import { textsOf } from '../texts.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong on the page, one line each: the rule and where. */
async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.runSource(axeSource);
  return page.evaluate(async () => {
    const axe: unknown = Reflect.get(window, 'axe');
    if (typeof axe !== 'object' || axe === null || !('run' in axe) || typeof axe.run !== 'function') {
      throw new Error('axe did not load');
    }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const report: { violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] } =
      await axe.run(document, { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] });
    return report.violations.reduce<string[]>(
      (lines, { id, nodes }) =>
        lines.concat(
          nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary || ''}`),
        ),
      [],
    );
  });
}

describe.each(inject('world').clientIds)('every screen of %s', (clientId) => {
  const hands = new Hands(inject('world'));
  let browser: Browser;
  const pages = new Map<'visitor' | 'member', Page>();
  beforeAll(async () => {
    browser = await Browser.launch('current');
    for (const as of ['visitor', 'member'] as const) {
      const page = await (await browser.newPerson(phone)).openTab();
      if (as === 'member') await signIn(page, hands.site(clientId), demoMember, textsOf(clientId));
      pages.set(as, page);
    }
  });
  afterAll(() => browser.close());

  it.each(screens)('$name: nobody is kept out, nothing overflows, nothing fails', async ({ path, as }) => {
    const page = pages.get(as);
    if (page === undefined) throw new Error(`There is no ${as}.`);
    page.complaints.clear();
    await page.goto(hands.site(clientId, path));
    await settle(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(page.complaints.consoleErrors()).toEqual([]);
  });
});
