import * as z from 'zod/mini';
import { BrowserErrors } from '../browser-errors.ts';
import type { EngineTab, PointerAction, Viewport } from '../engine.ts';
import { rethrowNavigated } from '../evaluate.ts';
import type { ActiveFault, FaultRule } from '../faults.ts';
import type { KeyName } from '../keys.ts';
import { UnsupportedEngineError } from '../limits.ts';
import {
  asJson,
  insertTextExpression,
  keyActions,
  keysOf,
  pasteKeys,
  pointerActions,
  reducedMotionScript,
  watchScript,
} from '../webdriver/actions.ts';
import type { Bidi } from './bidi.ts';
import { collectErrors } from './collect-errors.ts';
import { Intercepts } from './intercepts.ts';

const evaluated = z.object({
  type: z.string(),
  result: z.optional(
    z.object({ type: z.string(), value: z.optional(z.unknown()), sharedId: z.optional(z.string()) }),
  ),
  exceptionDetails: z.optional(z.object({ text: z.string() })),
});
const trees = z.object({
  contexts: z.array(
    z.object({ children: z.nullish(z.array(z.object({ context: z.string(), url: z.string() }))) }),
  ),
});

export class FirefoxTab implements EngineTab {
  readonly browserErrors = new BrowserErrors();
  readonly #bidi: Bidi;
  readonly #context: string;
  readonly #intercepts: Intercepts;

  private constructor(bidi: Bidi, context: string) {
    this.#bidi = bidi;
    this.#context = context;
    this.#intercepts = new Intercepts(bidi, context);
    collectErrors(bidi, context, this.browserErrors);
  }

  static async over(bidi: Bidi, context: string): Promise<FirefoxTab> {
    const tab = new FirefoxTab(bidi, context);
    await tab.runFirst(watchScript);
    return tab;
  }

  async navigate(url: string): Promise<void> {
    const visit = () => this.#run('browsingContext.navigate', { url, wait: 'interactive' });
    await visit().catch(visit);
  }

  async reload(): Promise<void> {
    await this.#run('browsingContext.reload', { wait: 'none' });
  }

  async back(): Promise<undefined> {
    await this.#run('browsingContext.traverseHistory', { delta: -1 });
  }

  async close(): Promise<void> {
    await this.#run('browsingContext.close', {});
  }

  async resize({ width, height }: Viewport): Promise<void> {
    await this.#run('browsingContext.setViewport', { viewport: { width, height }, devicePixelRatio: 1 });
  }

  evaluate(expression: string): Promise<unknown> {
    return this.#evaluate(this.#context, expression);
  }

  async #evaluate(context: string, expression: string): Promise<unknown> {
    const result = await this.#raw(context, asJson(expression));
    return typeof result?.value === 'string' ? JSON.parse(result.value) : undefined;
  }

  async #raw(context: string, expression: string) {
    const reply = this.#bidi.send(
      'script.evaluate',
      { expression, target: { context }, awaitPromise: true, userActivation: true },
      evaluated,
    );
    return rethrowNavigated(
      reply.then(({ result, exceptionDetails }) => {
        if (exceptionDetails !== undefined)
          throw new Error(`Exception in the page: ${exceptionDetails.text}`);
        return result;
      }),
    );
  }

  async point(actions: readonly PointerAction[]): Promise<void> {
    await this.#run('input.performActions', { actions: [pointerActions(actions)] });
  }

  async pressKey(name: KeyName): Promise<void> {
    await this.#run('input.performActions', { actions: [keyActions(keysOf(name))] });
  }

  async insertText(text: string): Promise<void> {
    await this.evaluate(insertTextExpression(text));
  }

  async paste(): Promise<void> {
    await this.#run('input.performActions', { actions: [keyActions(pasteKeys)] });
  }

  async upload(elementExpression: string, file: string): Promise<void> {
    const field = await this.#raw(this.#context, elementExpression);
    await this.#run('input.setFiles', { element: { sharedId: field?.sharedId }, files: [file] });
  }

  async runFirst(source: string): Promise<void> {
    const functionDeclaration = `() => { ${source} }`;
    await this.#bidi.run('script.addPreloadScript', { functionDeclaration, contexts: [this.#context] });
  }

  async evaluateInFrame(address: RegExp, expression: string): Promise<unknown> {
    const frame = (await this.#frames()).find(({ url }) => address.test(url));
    return frame === undefined ? undefined : this.#evaluate(frame.context, expression);
  }

  async frameTexts(): Promise<readonly string[]> {
    const frames = await this.#frames();
    return Promise.all(
      frames.map(async ({ context }) => String(await this.#evaluate(context, 'document.body.innerText'))),
    );
  }

  async #frames() {
    const { contexts } = await this.#bidi.send('browsingContext.getTree', { root: this.#context }, trees);
    return contexts[0]?.children ?? [];
  }

  inject(rule: FaultRule): Promise<ActiveFault> {
    return this.#intercepts.add(rule);
  }

  clearFaults(): Promise<void> {
    return this.#intercepts.clear();
  }

  async setOffline(isOffline: boolean): Promise<void> {
    const networkConditions = isOffline ? { type: 'offline' } : null;
    await this.#bidi.run('emulation.setNetworkConditions', { networkConditions, contexts: [this.#context] });
  }

  async setReducedMotion(isReduced: boolean): Promise<void> {
    await this.evaluate(reducedMotionScript(isReduced));
    await this.runFirst(reducedMotionScript(isReduced));
  }

  async setColorScheme(): Promise<void> {
    throw new UnsupportedEngineError('firefox', 'setColorScheme');
  }

  async setForcedColors(): Promise<void> {
    throw new UnsupportedEngineError('firefox', 'setForcedColors');
  }

  async allowServiceWorkers(): Promise<void> {
    throw new UnsupportedEngineError('firefox', 'allowServiceWorkers');
  }

  async setTextSize(): Promise<void> {
    throw new UnsupportedEngineError('firefox', 'setTextSize');
  }

  async setUserAgent(userAgent: string): Promise<void> {
    await this.#bidi.run('emulation.setUserAgentOverride', { userAgent, contexts: [this.#context] });
  }

  async restorationResult(): Promise<string> {
    return (await this.evaluate('window.chadaKept === true')) === true ? 'from cache' : 'not kept';
  }

  async screenshot(): Promise<Buffer> {
    const { data } = await this.#bidi.send(
      'browsingContext.captureScreenshot',
      { context: this.#context },
      z.object({ data: z.string() }),
    );
    return Buffer.from(data, 'base64');
  }

  #run(method: string, params: object): Promise<void> {
    return rethrowNavigated(this.#bidi.run(method, { context: this.#context, ...params }));
  }
}
