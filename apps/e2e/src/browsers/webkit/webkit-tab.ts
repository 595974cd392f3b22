import * as z from 'zod/mini';
import type { EngineTab, PointerAction, Viewport } from '../engine.ts';
import { PageNavigatedError, rethrowNavigated } from '../evaluate.ts';
import type { KeyName } from '../keys.ts';
import { UnsupportedEngineError } from '../limits.ts';
import type { FaultProxy } from '../proxy/fault-proxy.ts';
import { ProxiedTab } from '../proxy/proxied-tab.ts';
import { asJson, keyActions, keysOf, pasteKeys, pointerActions } from '../webdriver/actions.ts';
import type { Send, Session } from './session.ts';

/** WebDriver's property name for element ids. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const elements = z.array(z.record(z.string(), z.string()));
const outcome = z.object({ json: z.nullish(z.string()), error: z.nullish(z.string()) });

const pollMs = 10;
const timeoutMs = 30_000;

export class WebKitTab extends ProxiedTab implements EngineTab {
  readonly #session: Session;
  readonly #handle: string;

  constructor(session: Session, handle: string, proxy: FaultProxy) {
    super(proxy);
    this.#session = session;
    this.#handle = handle;
  }

  async navigate(url: string): Promise<void> {
    await this.evaluate('void (document.chadaLeft = true)').catch(ifMovedOn);
    await this.#send('POST', '/url', { url });
    const end = Date.now() + timeoutMs;
    const isOpen = (): Promise<unknown> =>
      this.evaluate('document.chadaLeft !== true && document.readyState !== "loading"').catch(ifMovedOn);
    while ((await isOpen()) !== true) {
      if (Date.now() > end) throw new Error(`${url} did not open.`);
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  }

  async reload(): Promise<void> {
    await this.#send('POST', '/refresh');
  }

  async close(): Promise<void> {
    await this.#send('DELETE', '/window');
  }

  async resize({ width, height }: Viewport): Promise<void> {
    await this.#send('POST', '/window/rect', { width, height });
  }

  evaluate(expression: string): Promise<unknown> {
    return this.#inWindow((send) => run(send, expression));
  }

  async point(actions: readonly PointerAction[]): Promise<void> {
    await this.#send('POST', '/actions', { actions: [pointerActions(actions)] });
  }

  async pressKey(name: KeyName): Promise<void> {
    await this.#send('POST', '/actions', { actions: [keyActions(keysOf(name))] });
  }

  async paste(): Promise<void> {
    await this.#send('POST', '/actions', { actions: [keyActions(pasteKeys)] });
  }

  async upload(elementExpression: string, file: string): Promise<void> {
    await this.#inWindow(async (send) => {
      const script = `return [${elementExpression}]`;
      const [field] = elements.parse(await send('POST', '/execute/sync', { script, args: [] }));
      await send('POST', `/element/${field?.[elementKey] ?? ''}/value`, { text: file });
    });
  }

  evaluateInFrame(address: RegExp, expression: string): Promise<unknown> {
    return this.#inWindow(async (send) => {
      for (const frame of await framesOf(send)) {
        const result = await inFrame(send, frame, async () =>
          address.test(String(await run(send, 'location.href')))
            ? { value: await run(send, expression) }
            : null,
        );
        if (result !== null) return result.value;
      }
      return undefined;
    });
  }

  frameTexts(): Promise<readonly string[]> {
    return this.#inWindow(async (send) => {
      const texts: string[] = [];
      for (const frame of await framesOf(send))
        texts.push(
          await inFrame(send, frame, async () => String(await run(send, 'document.body.innerText'))),
        );
      return texts;
    });
  }

  async allowServiceWorkers(): Promise<void> {
    throw new UnsupportedEngineError('webkit', 'allowServiceWorkers');
  }

  async setColorScheme(): Promise<void> {
    throw new UnsupportedEngineError('webkit', 'setColorScheme');
  }

  async setForcedColors(): Promise<void> {
    throw new UnsupportedEngineError('webkit', 'setForcedColors');
  }

  async setTextSize(): Promise<void> {
    throw new UnsupportedEngineError('webkit', 'setTextSize');
  }

  async setUserAgent(): Promise<void> {
    throw new UnsupportedEngineError('webkit', 'setUserAgent');
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(z.string().parse(await this.#send('GET', '/screenshot')), 'base64');
  }

  #send(method: 'GET' | 'POST' | 'DELETE', path: string, body: object = {}): Promise<unknown> {
    return this.#inWindow((send) => send(method, path, body));
  }

  #inWindow<T>(work: (send: Send) => Promise<T>): Promise<T> {
    return rethrowNavigated(this.#session.inWindow(this.#handle, work));
  }
}

function ifMovedOn(error: unknown): void {
  if (!(error instanceof PageNavigatedError)) throw error;
}

async function run(send: Send, expression: string): Promise<unknown> {
  const script = `var done = arguments[arguments.length - 1];
    new Promise(function (resolve) { resolve(${asJson(expression)}); }).then(
      function (json) { done({ json: json }); },
      function (error) { done({ error: String(error && error.message || error) }); }
    );`;
  const { json, error } = outcome.parse(await send('POST', '/execute/async', { script, args: [] }));
  if (typeof error === 'string') throw new Error(`Exception in the page: ${error}`);
  return typeof json === 'string' ? JSON.parse(json) : undefined;
}

async function framesOf(send: Send) {
  const script = 'return Array.prototype.slice.call(document.querySelectorAll("iframe"))';
  return elements.parse(await send('POST', '/execute/sync', { script, args: [] }));
}

async function inFrame<T>(send: Send, frame: Record<string, string>, work: () => Promise<T>): Promise<T> {
  await send('POST', '/frame', { id: frame });
  try {
    return await work();
  } finally {
    await send('POST', '/frame', { id: null });
  }
}
