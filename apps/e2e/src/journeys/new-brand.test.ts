import { join } from 'node:path';
import { loadClient } from '@chada/client-config/node';
import { createTranslator } from '@chada/messages/catalogue';
import { demoMember } from '@chada/reference-api/demo-member';
import { newCommand } from '@chada/tooling/client-new';
import { type LiveSite, startLiveSite } from '@chada/tooling/live-site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import { signIn } from '../membership.ts';
import { brandName } from '../texts.ts';
import { workerEnvironment } from '../worker-environment.ts';

const environment = workerEnvironment();
const id = 'dok-kaew';
const name = 'ดอกแก้ว';

let browser: Browser;
let site: LiveSite;
const logLines: string[] = [];
beforeAll(async () => {
  browser = await Browser.launch('current');
  site = await startLiveSite(environment.folder, environment.apiUrl, (line) => logLines.push(line));
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

async function openServedBrand(): Promise<number> {
  const began = Date.now();
  const [served = ''] = environment.clientIds;
  const user = await browser.newUser();
  const page = await user.openTab();
  await page.goto(`http://${served}.localhost:${site.port}/`);
  await page.see(brandName(served));
  await user.close();
  return Date.now() - began;
}

describe('a brand created while the product runs', () => {
  it('is a branded site with its own members soon, without manual edits', async () => {
    const openedBefore = await openServedBrand();
    const began = Date.now();
    const output: string[] = [];
    const code = await newCommand(
      [
        id,
        '--name',
        name,
        '--scheme',
        'light',
        '--colour',
        '#c81e4a',
        '--symbol',
        'lotus',
        '--font',
        'prompt',
      ],
      {
        root: environment.folder,
        terminal: {
          out: (text) => output.push(text),
          err: (text) => output.push(text),
          style: (_style, text) => text,
        },
        env: { SITE_PORT: String(site.port) },
      },
    );
    const address = `http://${id}.localhost:${site.port}`;
    expect([code, output.join('\n')]).toEqual([0, expect.stringContaining(`running  ${address}`)]);

    const user = await browser.newUser();
    const page = await user.openTab();
    await page.goto(`${address}/`);
    await page.see(name);
    expect(await page.title()).toContain(name);
    const shown = await page.evaluate(() => ({
      accent: getComputedStyle(document.documentElement).getPropertyValue('--accent').trim(),
      font: getComputedStyle(document.body).fontFamily,
    }));
    expect(shown.accent).toBe('#c81e4a');
    expect(shown.font).toContain('Prompt');
    await page.waitFor(
      () => 'the drawn logo',
      () =>
        page.evaluate(() =>
          [...document.images].some(
            (image) => /logo/.test(image.src) && image.complete && image.naturalWidth > 0,
          ),
        ),
    );
    const createdMs = Date.now() - began;
    expect(createdMs).toBeLessThan(60 * Math.max(openedBefore, await openServedBrand()));

    const { client } = loadClient(join(environment.folder, 'clients', id));
    await signIn(page, `${address}/`, demoMember, createTranslator(client.messages));
    await page.see('฿');
    expect(logLines).toEqual([`clients/${id} is new and served from now on.`]);
    await user.close();
  });
});
