import { messageKeys, messageText } from '@chada/messages/catalogue';
import { formatDateTime } from '@chada/messages';
import { joinThaiWords } from '@chada/messages/join-thai-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, phone } from '../browsers/browser.ts';
import type { Page } from '../browsers/page.ts';
import { settle } from '../settle.ts';
import { TestActor } from '../test-actor.ts';
import { brand } from '../texts.ts';
import { workerEnvironment } from '../worker-environment.ts';

const actor = new TestActor(workerEnvironment());
const phoneWidths = [320, 360, 412];
/**
 * Texts on the site have margins of different widths. The test therefore lays out each text once for each of these
 * margins, in px: the line is narrower than the window by the margin.
 */
const margins = Array.from({ length: 26 }, (_, step) => step * 8);
/** Matches a word joiner (U+2060) or a no-break space. No line may break at these characters. */
const joined = /[\u2060\u00a0]/;

function brokenTexts(page: Page, texts: readonly string[], widths: readonly number[]): Promise<string[]> {
  return page.evaluate(
    ({ all, sizes }) => {
      const container = document.createElement('p');
      container.style.cssText = 'position:fixed;top:0;left:0;visibility:hidden;margin:0';
      document.body.appendChild(container);
      const broken: string[] = [];
      for (const text of all) {
        container.textContent = text;
        const node = container.firstChild;
        const topOf = (index: number): number => {
          const range = document.createRange();
          if (node === null) throw new Error('The text has no node.');
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          return Math.round(range.getBoundingClientRect().bottom);
        };
        for (const size of sizes) {
          container.style.width = `${size}px`;
          for (let index = 1; index < text.length - 1; index += 1)
            if (/[\u2060\u00a0]/.test(text.charAt(index)) && topOf(index - 1) !== topOf(index + 1))
              broken.push(`${size}px: ${text}`);
        }
      }
      container.remove();
      return broken;
    },
    { all: texts, sizes: widths },
  );
}

describe.each(workerEnvironment().clientIds)('lines of text in %s', (clientId) => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await Browser.launch('current');
    page = await (await browser.newUser(phone)).openTab();
    await page.goto(actor.site(clientId, '/404'));
    await settle(page);
  });
  afterAll(() => browser.close());

  it.each(phoneWidths)('at %s px, break in no compound word and in no date', async (width) => {
    const overrides = brand(clientId).messages;
    const texts = [
      ...messageKeys.map((key) => joinThaiWords(overrides[key] ?? messageText(key))),
      formatDateTime('2026-11-18T03:00:00Z'),
    ].filter((text) => joined.test(text));
    expect(texts.length).toBeGreaterThan(300);
    await page.resize({ ...phone, width });
    expect(
      await brokenTexts(
        page,
        texts,
        margins.map((margin) => width - margin),
      ),
    ).toEqual([]);
  });
});
