import { mkdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { loadClients } from '@chada/client-config/node';
import { consentAnswer } from '@chada/contract';
import { demoMember } from '@chada/reference-api/demo-member';
import { commands } from '@chada/tooling/commands';
import { repoRoot } from '@chada/tooling/repo-root';
import { Browser } from './browsers/browser.ts';
import type { Page } from './browsers/page.ts';
import { askAsMember, openSession, signIn } from './membership.ts';
import { startEnvironment } from './environment.ts';
import { runProgram } from './run-program.ts';
import { checkNames, readScreenshotOptions, type ScreenshotOptions } from './screenshot-options.ts';
import { screensOf, type Screen } from './screens.ts';
import { coversDrawn, settle } from './settle.ts';
import { TestActor } from './test-actor.ts';
import { brand, textsOf } from './texts.ts';

const folder = join(repoRoot, 'screenshots');

/** Gives all consents of the demo member, because otherwise the site shows the consent page instead of the screens. */
async function answerConsents(actor: TestActor, clientId: string): Promise<void> {
  const { registration } = brand(clientId);
  const registrationConsents = registration?.consents ?? [];
  if (registrationConsents.length === 0) return;
  const { token } = await openSession(actor, clientId, demoMember);
  const consents = registrationConsents.map(({ id, version }) => ({ id, version, given: true }));
  await askAsMember(actor, clientId, { token, path: consentAnswer.path, body: { consents } });
}

/** Replaces the local address in the page's text by the address that members of the brand see. */
async function showBrandDomain(page: Page, clientId: string): Promise<void> {
  const [domain] = brand(clientId).domains;
  if (domain === undefined) return;
  await page.evaluate((address) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const content = text.nodeValue || '';
      if (content.includes(location.origin)) text.nodeValue = content.split(location.origin).join(address);
    }
  }, `https://${domain}`);
}

interface Picture extends Screen {
  readonly fileName: string;
}

/** Returns the screens to save with the names of their files. The screen `own-page` is saved for each page of the brand. */
function picturesOf(clientId: string, names: readonly string[] | undefined): readonly Picture[] {
  const { pages } = brand(clientId);
  return screensOf(brand(clientId))
    .filter(({ name }) => names?.includes(name) ?? true)
    .flatMap((screen) =>
      screen.name === 'own-page'
        ? pages.map(({ slug }) => ({ ...screen, path: `/${slug}`, fileName: `own-page-${slug}` }))
        : [{ ...screen, fileName: screen.name }],
    );
}

async function saveScreens(
  browser: Browser,
  actor: TestActor,
  clientId: string,
  { screens, viewports, scheme }: ScreenshotOptions,
): Promise<void> {
  const target = join(folder, clientId);
  // A run of all screens removes the pictures of screens that the brand has no longer. A run of some keeps the others.
  if (screens === undefined) await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await answerConsents(actor, clientId);
  const chosen = picturesOf(clientId, screens);
  for (const viewport of viewports) {
    for (const as of ['visitor', 'member'] as const) {
      const ofPerson = chosen.filter((screen) => screen.as === as);
      if (ofPerson.length === 0) continue;
      const user = await browser.newUser(viewport);
      const page = await user.openTab();
      if (scheme !== undefined) await page.device.preferScheme(scheme);
      if (as === 'member') await signIn(page, actor.site(clientId), demoMember, textsOf(clientId));
      for (const { name, path, fileName } of ofPerson) {
        if (name === 'maintenance') await actor.staff('site-status', 'MA', '--brand', clientId);
        await page.goto(actor.site(clientId, path));
        await settle(page);
        await page.reload();
        await settle(page);
        await showBrandDomain(page, clientId);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        // The background stays as large as on the device, and fades out below. It would grow with the window.
        await page.evaluate((px) => {
          const background = document.querySelector<HTMLElement>('.ck-page-background');
          if (background === null) return;
          background.style.bottom = 'auto';
          background.style.height = `${px}px`;
          background.style.webkitMaskImage = 'linear-gradient(#000 70%, transparent)';
        }, viewport.height);
        await page.resize({ ...viewport, height: Math.min(Math.max(height, viewport.height), 8000) });
        await coversDrawn(page);
        const file = join(target, `${fileName}-${viewport.width}.png`);
        await page.screenshot(file, { fullHeight: viewport });
        console.log(relative(repoRoot, file));
        if (name === 'maintenance') await actor.staff('site-status', 'OK', '--brand', clientId);
        for (const error of page.browserErrors.consoleErrors()) console.log(`${path}: ${error}`);
        page.browserErrors.clear();
      }
      await user.close();
    }
  }
  console.log(`${clientId}: ${target}`);
}

async function takeScreenshots(options: ScreenshotOptions): Promise<void> {
  await runProgram(async (program) => {
    const environment = await program.launch(() => startEnvironment(program.signal));
    const browser = await program.launch(() => Browser.launch(options.browser));
    const actor = new TestActor(environment.addresses);
    for (const clientId of options.clientIds) await saveScreens(browser, actor, clientId, options);
  });
}

function readOptions(): ScreenshotOptions | undefined {
  try {
    const options = readScreenshotOptions(process.argv.slice(2));
    const clients = loadClients(join(repoRoot, 'clients')).map(({ client }) => client);
    const all = clients.map(({ id }) => id);
    checkNames('brand', options.clientIds, all);
    const screens = clients.flatMap((client) => screensOf(client).map(({ name }) => name));
    checkNames('screen', options.screens ?? [], [...new Set(screens)]);
    return options.clientIds.length > 0 ? options : { ...options, clientIds: all };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error(error.message);
    return undefined;
  }
}

const options = readOptions();
if (options === undefined) process.exitCode = 2;
else if (options.help) console.log(commands['screenshots']?.usage);
else await takeScreenshots(options);
