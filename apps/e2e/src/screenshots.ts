import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { demoMember } from '@chada/reference-api/demo-member';
import { repoRoot } from '@chada/tooling/repo-root';
import { Browser, desktop, phone } from './browsers/browser.ts';
import { TestActor } from './test-actor.ts';
import { signIn } from './membership.ts';
import { screensOf } from './screens.ts';
import { settle } from './settle.ts';
import { brand, textsOf } from './texts.ts';
import { startEnvironment } from './environment.ts';

/**
 * `pnpm screenshots [brand…]` saves screenshots in `screenshots/<brand>/`. `SCREENS=home,login` selects screens.
 * `SCREENS_BROWSER=minimum` selects the oldest supported browser. `SCREENS_SCHEME=dark` or `light` selects a palette.
 */
const folder = join(repoRoot, 'screenshots');
const scheme = process.env['SCREENS_SCHEME'];
const wanted = process.env['SCREENS']?.split(',');

const environment = await startEnvironment();
const browser = await Browser.launch(process.env['SCREENS_BROWSER'] === 'minimum' ? 'minimum' : 'current');
try {
  const actor = new TestActor(environment.addresses);
  const clientIds = process.argv.length > 2 ? process.argv.slice(2) : environment.addresses.clientIds;
  for (const clientId of clientIds) {
    const target = join(folder, clientId);
    await rm(target, { recursive: true, force: true });
    await mkdir(target, { recursive: true });
    const t = textsOf(clientId);
    const chosen = screensOf(brand(clientId)).filter(
      ({ name }) => wanted === undefined || wanted.includes(name),
    );
    for (const viewport of [phone, desktop]) {
      for (const as of ['visitor', 'member'] as const) {
        const person = await browser.newPerson(viewport);
        const page = await person.openTab();
        if (scheme === 'light' || scheme === 'dark') await page.device.preferScheme(scheme);
        if (as === 'member') await signIn(page, actor.site(clientId), demoMember, t);
        for (const screen of chosen.filter((one) => one.as === as)) {
          await page.goto(actor.site(clientId, screen.path));
          await settle(page);
          await page.reload();
          await settle(page);
          const file = join(target, `${screen.name}-${viewport.width}.png`);
          await page.screenshot(file, { fullHeight: viewport });
          for (const error of page.browserErrors.consoleErrors()) console.log(`${screen.path}: ${error}`);
          page.browserErrors.clear();
        }
        await person.leave();
      }
    }
    console.log(`${clientId}: ${target}`);
  }
} finally {
  await browser.close();
  await environment.stop();
}
