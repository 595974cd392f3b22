import * as z from 'zod/mini';
import type { EngineTab, EngineVisitor } from '../engine.ts';
import type { FaultProxy } from '../proxy/fault-proxy.ts';
import type { Session } from './session.ts';
import { WebKitTab } from './webkit-tab.ts';

const pollIntervalMs = 200;

export class WebKitVisitor implements EngineVisitor {
  readonly version: string;
  readonly #session: Session;
  readonly #proxy: FaultProxy;
  readonly #known = new Set<string>();
  #isClosed = false;

  constructor(session: Session, proxy: FaultProxy) {
    this.#session = session;
    this.#proxy = proxy;
    this.version = session.version;
  }

  async openTab(): Promise<EngineTab> {
    const isFirst = this.#known.size === 0;
    const [first] = isFirst ? await this.#handles() : [];
    const handle = first ?? (await this.#newWindow());
    return this.#tabOf(handle);
  }

  onTab(listener: (tab: EngineTab) => void): void {
    const timer = setInterval(() => {
      this.#handles().then(
        (handles) => {
          for (const handle of handles) {
            if (this.#known.has(handle)) continue;
            clearInterval(timer);
            listener(this.#tabOf(handle));
          }
        },
        () => clearInterval(timer),
      );
    }, pollIntervalMs);
    timer.unref();
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#session.close();
    await this.#proxy.close();
  }

  #tabOf(handle: string): EngineTab {
    this.#known.add(handle);
    return new WebKitTab(this.#session, handle, this.#proxy);
  }

  async #handles(): Promise<readonly string[]> {
    return z.array(z.string()).parse(await this.#session.send('GET', '/window/handles'));
  }

  async #newWindow(): Promise<string> {
    const created = await this.#session.send('POST', '/window/new', { type: 'window' });
    return z.object({ handle: z.string() }).parse(created).handle;
  }
}
