import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import type { Engine } from '../engine.ts';
import { Bidi } from './bidi.ts';
import { FirefoxVisitor } from './firefox-visitor.ts';

const startMs = 60_000;
const preferences: Readonly<Record<string, string | number | boolean>> = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.link.open_newwindow': 2,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.translations.automaticallyPopup': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.disable_open_during_load': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'th-TH, th',
  'network.captive-portal-service.enabled': false,
  'dom.serviceWorkers.enabled': false,
  'network.connectivity-service.enabled': false,
  // The proxy is a local port without a server, so requests to other computers fail.
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.type': 1,
  'remote.active-protocols': 1,
  'signon.rememberSignons': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'ui.useOverlayScrollbars': 1,
};

const session = z.object({ capabilities: z.object({ browserVersion: z.string() }) });
const events = [
  'browsingContext.contextCreated',
  'log.entryAdded',
  'network.beforeRequestSent',
  'network.responseStarted',
  'network.responseCompleted',
  'network.fetchError',
];

export async function launchFirefox(executable: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'chada-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(
    executable,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, MOZ_CRASHREPORTER_DISABLE: '1' } },
  );
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const bidi = await Bidi.connect(`${await addressOf(child)}/session`);
  const unhandledPromptBehavior = { default: 'accept' };
  const { capabilities } = await bidi.send(
    'session.new',
    { capabilities: { alwaysMatch: { unhandledPromptBehavior } } },
    session,
  );
  await bidi.run('session.subscribe', { events });
  return {
    version: capabilities.browserVersion,
    newVisitor: () => FirefoxVisitor.create(bidi),
    close: async () => {
      await bidi.run('browser.close', {}).catch(() => {});
      const timer = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(timer);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (stderr === null) throw new Error('Firefox has no output.');
    const output: string[] = [];
    const give = (): void => reject(new Error(`Firefox did not start:\n${output.join('\n')}`));
    const timer = setTimeout(give, startMs);
    createInterface({ input: stderr })
      .on('line', (line) => {
        output.push(line);
        const address = /listening on (ws:\S+)/.exec(line)?.[1];
        if (address === undefined) return;
        clearTimeout(timer);
        resolve(address);
      })
      .once('close', give);
  });
}
