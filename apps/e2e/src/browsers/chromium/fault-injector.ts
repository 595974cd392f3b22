import { STATUS_CODES } from 'node:http';
import { FaultRules, type ActiveFault, type FaultRule, type ImmediateFault } from '../faults.ts';
import type { DevTools } from './devtools.ts';

export class FaultInjector {
  readonly #tools: DevTools;
  readonly #rules = new FaultRules();
  readonly #losing = new Set<string>();

  constructor(tools: DevTools) {
    this.#tools = tools;
    tools.on('Fetch.requestPaused', (event) => {
      // Ignores the error of a tab that was closed during the request.
      this.#handle(event).catch(() => {});
    });
  }

  async add(rule: FaultRule): Promise<ActiveFault> {
    const active = this.#rules.add(rule, () => this.#watch());
    await this.#watch();
    return active;
  }

  async clear(): Promise<void> {
    this.#rules.clear();
    this.#losing.clear();
    await this.#watch();
  }

  async #watch(): Promise<void> {
    if (this.#rules.isEmpty && this.#losing.size === 0) return void (await this.#tools.send('Fetch.disable'));
    // Intercepts only requests that a rule can match, because each interception costs a round trip.
    const loses = this.#losing.size > 0 || this.#rules.losesAnswers;
    const urlPattern = this.#losing.size === 0 && this.#rules.matchOnlyApi ? '*/api/*' : '*';
    await this.#tools.send('Fetch.enable', {
      patterns: [
        { urlPattern, requestStage: 'Request' },
        ...(loses ? [{ urlPattern, requestStage: 'Response' as const }] : []),
      ],
    });
  }

  async #handle(event: PausedRequest): Promise<void> {
    const { requestId } = event;
    const answered = event.responseStatusCode !== undefined || event.responseErrorReason !== undefined;
    if (answered) {
      const lost = this.#losing.delete(event.networkId ?? requestId);
      if (lost) return this.#fail(requestId);
      return void (await this.#tools.send('Fetch.continueRequest', { requestId }));
    }
    await this.#meet(event, await this.#rules.take(event.request));
  }

  async #meet(event: PausedRequest, fault: ImmediateFault): Promise<void> {
    const { requestId } = event;
    switch (fault.kind) {
      case 'fail':
        return this.#fail(requestId);
      case 'answer':
        return this.#answer(requestId, fault);
      case 'lose-answer':
        this.#losing.add(event.networkId ?? requestId);
        break;
      case 'none':
        break;
    }
    await this.#tools.send('Fetch.continueRequest', { requestId });
  }

  async #fail(requestId: string): Promise<void> {
    await this.#tools.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
  }

  async #answer(requestId: string, fault: Extract<ImmediateFault, { kind: 'answer' }>): Promise<void> {
    await this.#tools.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: fault.status,
      // Sends a reason phrase, because Chromium 79 requires one for statuses that it does not know, such as 429.
      responsePhrase: STATUS_CODES[fault.status] ?? 'Injected',
      responseHeaders: [
        { name: 'content-type', value: fault.contentType ?? 'application/json' },
        ...Object.entries(fault.headers ?? {}).map(([name, value]) => ({ name, value })),
      ],
      body: Buffer.from(fault.body).toString('base64'),
    });
  }
}

interface PausedRequest {
  readonly requestId: string;
  readonly networkId?: string;
  readonly request: {
    readonly url: string;
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
  };
  readonly responseStatusCode?: number;
  readonly responseErrorReason?: string;
}
