import { setTimeout as wait } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { testClient } from '../../test/test-client.ts';
import { chatFrame } from './chat-frame.ts';

const client = testClient({
  chat: { scriptUrl: 'https://chat.example/a.js', attributes: ['name', 'level'] },
});

type Listener = (event: object) => void;

class Frame {
  readonly messages: string[] = [];
  readonly helloTo: unknown[] = [];
  readonly window: Record<string, unknown>;
  readonly listeners = new Map<string, Listener>();
  readonly scripts: string[] = [];
  box = { width: 0, height: 0 };
  readonly #attributes: string;
  readonly #service: (frame: Frame) => void;
  readonly #near: { onmessage: Listener | null; postMessage: (message: { type: string }) => void };

  constructor(attributes: string, service: (frame: Frame) => void) {
    this.#attributes = attributes;
    this.#service = service;
    this.#near = { onmessage: null, postMessage: ({ type }) => this.messages.push(type) };
    this.window = {
      parent: { postMessage: (...args: unknown[]) => this.helloTo.push(args[1]) },
      addEventListener: (type: string, listener: Listener) => this.listeners.set(type, listener),
    };
  }

  globals(): Record<string, unknown> {
    const near = this.#near;
    const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(this.#attributes)?.[1] ?? null;
    const add = (script: { src: string; onload: () => void; onerror: () => void }) => {
      this.scripts.push(script.src);
      try {
        this.#service(this);
        script.onload();
      } catch {
        script.onerror();
      }
    };
    const element = { getBoundingClientRect: () => this.box };
    return {
      window: this.window,
      location: { protocol: 'https:', host: 'www.maliwan.example' },
      MessageChannel: class {
        readonly port1 = near;
        readonly port2 = {};
      },
      setInterval,
      clearInterval,
      document: {
        currentScript: { getAttribute: attribute },
        addEventListener: (type: string, listener: Listener) => this.listeners.set(type, listener),
        createElement: () => ({}),
        body: { appendChild: add, querySelectorAll: () => [element] },
      },
    };
  }

  receive(data: unknown): void {
    this.#near.onmessage?.({ data });
  }
}

function openFrame(service: (frame: Frame) => void = () => {}): Frame {
  const html = chatFrame(client)?.html ?? '';
  const [, attributes = '', code = ''] = /<script ([^>]*)>([^]*)<\/script>/.exec(html) ?? [];
  const frame = new Frame(attributes, service);
  runInNewContext(code, { ...frame.globals(), Object });
  return frame;
}

const start = (attributes: unknown) => ({ from: 'chada-site', type: 'start', attributes });

describe('the bridge between the chat and the site', () => {
  it("[CH-01] sends messages only to the site, and loads the chat only after the site's response", () => {
    const frame = openFrame();
    expect(frame.helloTo).toEqual(['https://www.maliwan.example']);
    expect(frame.scripts).toEqual([]);
  });

  it('[CH-02] passes the data of the site to the chat once', () => {
    const frame = openFrame();
    frame.receive(start({ name: 'สมศรี', level: 2 }));
    frame.receive(start({ name: 'อื่น' }));
    expect(frame.scripts).toHaveLength(1);
    expect(frame.window['chadaChat']).toMatchObject({ member: { name: 'สมศรี', level: 2 } });
  });

  it.each([
    ['nothing', null],
    ['another message', { from: 'chada-site', type: 'stop', attributes: {} }],
    ['a message of somebody else', { from: 'someone', type: 'start', attributes: {} }],
    ['no attributes', start(undefined)],
    ['an attribute that the brand does not send', start({ name: 'สมศรี', phone: '0812345678' })],
    ['an attribute that is none', start({ __proto__: null, constructor: 'x' })],
    ['an attribute of another shape', start({ name: { first: 'สมศรี' } })],
  ])('[CH-02] accepts no %s', (_what, message) => {
    const frame = openFrame();
    frame.receive(message);
    expect(frame.scripts).toEqual([]);
    expect(frame.window['chadaChat']).toBeUndefined();
  });

  it('[CH-01] reports that the chat is visible', async () => {
    const frame = openFrame();
    frame.receive(start({}));
    await wait(250);
    expect(frame.messages).toEqual([]);
    frame.box = { width: 300, height: 400 };
    await wait(250);
    expect(frame.messages).toEqual(['shown']);
  });

  it('[CH-01] reports a chat that does not load', () => {
    const frame = openFrame(() => {
      throw new Error('refused');
    });
    frame.receive(start({}));
    expect(frame.messages).toEqual(['failed']);
  });

  it('[CH-01] reports a chat that failed before it was visible, and hides its errors from the page', async () => {
    let count = 0;
    const frame = openFrame(({ listeners }) =>
      listeners.get('error')?.({ preventDefault: () => (count += 1) }),
    );
    frame.receive(start({}));
    await wait(1400);
    expect(frame.messages).toEqual(['failed']);
    expect(count).toBe(1);
  });

  it('[CH-01] closes the chat on Escape, unless the chat handled the key', () => {
    const frame = openFrame();
    const press = (key: string, defaultPrevented: boolean) =>
      frame.listeners.get('keydown')?.({ key, defaultPrevented });
    press('Escape', true);
    press('a', false);
    expect(frame.messages).toEqual([]);
    press('Escape', false);
    expect(frame.messages).toEqual(['close']);
  });
});
