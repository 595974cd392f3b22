import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, desktop, phone } from '../browsers/browser.ts';
import { assertSupported } from '../browsers/limits.ts';
import { signOut } from '../membership.ts';
import { settle } from '../settle.ts';
import { brand, textsOf } from '../texts.ts';
import { startJourney, type Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import { startMemberJourney, open } from './member-journey.ts';
import { workerEnvironment } from '../worker-environment.ts';

const clientId = journeyBrand('nava');
const frameAddress = /\/chat-frame$/;
const t = textsOf(clientId);

let browser: Browser;
let journey: Journey;
beforeAll(async () => {
  browser = await Browser.launch('current');
  journey = await startMemberJourney(browser, workerEnvironment(), clientId);
});
afterAll(() => browser.close());

function loadedOfChat(): Promise<{ frames: number; files: number }> {
  assertSupported('resourceTiming');
  return journey.page.evaluate(() => ({
    frames: document.querySelectorAll('iframe').length,
    files: performance.getEntriesByType('resource').filter(({ name }) => /chat-frame|\/chat\//.test(name))
      .length,
  }));
}

const focusedName = (): Promise<string> =>
  journey.page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === null ? '' : activeElement.getAttribute('aria-label') || '';
  });

async function pressLiveChat(): Promise<void> {
  const { page } = journey;
  await page.seeRole('button', t('liveChat.open'));
  await settle(page);
  await page.waitFor('the floating button', () =>
    page.evaluate(() => {
      const end = document.documentElement.scrollHeight - innerHeight;
      if (pageYOffset < end - 1) scrollTo(0, end);
      return document.querySelector('.ck-floating-corner:not([data-away])') !== null;
    }),
  );
  await page.click('button', t('liveChat.open'));
}

function withLiveChat(): void {
  describe('[CH-01] the live chat button', () => {
    it('[SH-04] is the only floating button, and loads nothing before it is pressed', async () => {
      const { page } = journey;
      await page.seeRole('button', t('liveChat.open'));
      expect(await page.has({ role: 'link', name: t('shell.chatOpen') })).toBe(false);
      expect(await loadedOfChat()).toEqual({ frames: 0, files: 0 });
    });
  });

  describe('[CH-01] a failing chat service', () => {
    it.each([
      ['refused', { kind: 'fail' }],
      ['gone', { kind: 'answer', status: 404, body: '' }],
      [
        'broken',
        { kind: 'answer', status: 200, body: 'throw new Error("x")', contentType: 'text/javascript' },
      ],
    ] as const)(
      '%s is reported in Thai with the messaging account as an alternative, and the site keeps working',
      async (_how, fault) => {
        if (fault.kind === 'fail') assertSupported('singleRequests');
        const { page } = journey;
        const injected = await page.inject({ url: /\/chat\/widget\.js$/, fault });
        await pressLiveChat();
        await page.see(t('liveChat.failed'));
        expect(injected.hits()).toBe(1);
        await page.seeRole('link', t('liveChat.line'));
        expect(await page.has({ css: 'iframe' })).toBe(false);
        expect(page.browserErrors.consoleErrors()).toEqual([]);
        await injected.remove();
        await page.click('button', t('liveChat.close'));
        await page.waitUntilGone(t('liveChat.failed'));
      },
    );

    it('is loaded again when it works', async () => {
      assertSupported('singleRequests');
      const { page } = journey;
      const injected = await page.inject({ url: /chat-frame$/, fault: { kind: 'fail' }, times: 1 });
      await pressLiveChat();
      // The limit is long, because Firefox does not report failed frames, so the site shows the error only after a
      // timeout.
      await page.see(t('liveChat.failed'), 30_000);
      await page.click('button', t('common.retry'));
      await page.waitFor('the chat', () => page.has({ css: '.cf-live-chat__frame[data-shown]' }));
      await injected.remove();
      await page.reload();
    });
  });

  describe('[CH-01] [CH-02] a working live chat', () => {
    it('opens in a frame without an origin, which gets only the data that the brand allows', async () => {
      assertSupported('frameTexts');
      const { page } = journey;
      page.browserErrors.clear();
      await pressLiveChat();
      await page.see(t('liveChat.title'));
      await page.seeInFrame('สวัสดีค่ะ คุณ');
      const known = await page.frames.evaluate(frameAddress, () => {
        const chat: unknown = Reflect.get(window, 'chadaChat');
        const member: unknown =
          typeof chat === 'object' && chat !== null ? Reflect.get(chat, 'member') : null;
        return typeof member === 'object' && member !== null ? Object.keys(member) : null;
      });
      expect(known).toEqual(['name', 'username', 'level']);
      const reached = await page.frames.evaluate(frameAddress, () => {
        const reaches = (action: () => unknown): boolean => {
          try {
            return action() !== undefined;
          } catch {
            return false;
          }
        };
        return [
          self.origin,
          reaches(() => localStorage),
          reaches(() => document.cookie),
          reaches(() => parent.document),
        ];
      });
      expect(reached).toEqual(['null', false, false, false]);
      expect(await page.evaluate(() => document.querySelectorAll('script[src*="/chat/"]').length)).toBe(0);
      expect(page.browserErrors.consoleErrors()).toEqual([]);
    });

    it('exchanges messages, and closes on Escape inside the frame with the focus on its button and the messages kept', async () => {
      const { page } = journey;
      await page.press('Tab');
      await page.frames.evaluate(frameAddress, () => {
        const field = document.querySelector('form input');
        const form = document.querySelector('form');
        if (!(field instanceof HTMLInputElement) || form === null) return null;
        field.focus();
        field.value = 'ถอนเงินได้เมื่อไร';
        form.dispatchEvent(new Event('submit', { cancelable: true }));
        return true;
      });
      await page.seeInFrame('หน้าถอนเงิน');
      await page.press('Escape');
      await page.waitUntilGone(t('liveChat.title'));
      expect(await focusedName()).toBe(t('liveChat.open'));
      await page.click('link', t('shell.deposit'), 0);
      await page.waitForPath('/auth/deposit');
      await pressLiveChat();
      await page.seeInFrame('หน้าถอนเงิน');
      await page.click('button', t('liveChat.close'));
    });

    it('opens next to the page on wide screens; the page stays usable', async () => {
      assertSupported('frameTexts');
      const { page } = journey;
      await page.resize(desktop);
      await pressLiveChat();
      await page.see(t('liveChat.title'));
      await page.click('link', t('shell.dashboard'), 0);
      await page.waitForPath('/auth/dashboard');
      await page.seeInFrame('หน้าถอนเงิน');
      await page.click('button', t('liveChat.close'));
      await page.resize(phone);
    });

    it('is removed with all its data once the member signs out', async () => {
      const { page } = journey;
      await open(journey, '/auth/account');
      await pressLiveChat();
      await page.seeInFrame('สวัสดีค่ะ คุณ');
      await page.click('button', t('liveChat.close'));
      await signOut(page, t);
      await page.waitForPath('/login');
      expect(await page.has({ css: 'iframe' })).toBe(false);
      expect(await page.has({ role: 'button', name: t('liveChat.open') })).toBe(false);
      await page.seeRole('link', t('shell.chatOpen'));
    });
  });
}

function withoutLiveChat(): void {
  it('[CH-01] the live chat is absent in a brand without a chat service, which offers the messaging account', async () => {
    const { page } = journey;
    await page.seeRole('link', t('shell.chatOpen'));
    expect(await page.has({ role: 'button', name: t('liveChat.open') })).toBe(false);
    expect(await loadedOfChat()).toEqual({ frames: 0, files: 0 });
  });
}

describe('the live chat', () => {
  if (brand(clientId).chat === undefined) withoutLiveChat();
  else withLiveChat();
});

describe('[SH-04] the messaging link', () => {
  it.each([null, ''])(
    "is absent if the global setting has the id %j, despite an id in the brand's files",
    async (id) => {
      const visitor = await startJourney(browser, workerEnvironment(), clientId);
      const { page } = visitor;
      const nobody = { line: { line1: { id }, line2: { id } } };
      const setting = {
        kind: 'answer',
        status: 200,
        body: JSON.stringify({ data: nobody, message: '' }),
      } as const;
      const settingRequest = await page.inject({ url: /\/api\/setting$/, fault: setting });
      await open(visitor, '/contact');
      await page.see(t('contact.empty'));
      expect(settingRequest.hits()).toBeGreaterThan(0);
      expect(await page.has({ css: '.ck-floating-corner' })).toBe(false);
    },
  );
});
