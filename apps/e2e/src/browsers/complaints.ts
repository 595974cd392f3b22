import type { DevTools } from './devtools.ts';

/** A request that got no answer, or one of status 400 or above. */
export interface FailedRequest {
  readonly method: string;
  readonly url: string;
  /** The status, or the browser's reason when nothing answered. */
  readonly reason: string;
}

/** Collects what the browser complains of in a tab. */
export class Complaints {
  readonly #console: string[] = [];
  readonly #failed: FailedRequest[] = [];
  readonly #requests = new Map<string, { method: string; url: string }>();

  constructor(tools: DevTools) {
    tools.on('Runtime.exceptionThrown', ({ exceptionDetails }) => {
      this.#console.push(`uncaught: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
    });
    tools.on('Runtime.consoleAPICalled', ({ type, args }) => {
      if (type !== 'error' && type !== 'assert') return;
      this.#console.push(
        `console.${type}: ${args.map((arg) => arg.description ?? String(arg.value)).join(' ')}`,
      );
    });
    tools.on('Log.entryAdded', ({ entry }) => {
      // Failed requests are collected below, with their method and status.
      if (entry.level !== 'error' || entry.source === 'network') return;
      // An old browser says of each new protection that it does not know it yet.
      if (entry.text.startsWith('Unrecognized Content-Security-Policy directive')) return;
      this.#console.push(`${entry.source}: ${entry.text}${entry.url === undefined ? '' : ` (${entry.url})`}`);
    });
    tools.on('Network.requestWillBeSent', ({ requestId, request }) => {
      this.#requests.set(requestId, { method: request.method, url: request.url });
    });
    tools.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.status >= 400) this.#fail(requestId, String(response.status));
    });
    tools.on('Network.loadingFailed', ({ requestId, errorText, canceled }) => {
      if (canceled !== true) this.#fail(requestId, errorText);
    });
  }

  #fail(requestId: string, reason: string): void {
    const request = this.#requests.get(requestId);
    if (request !== undefined) this.#failed.push({ ...request, reason });
  }

  /** Errors of the console: uncaught exceptions, `console.error`, refusals of the content policy. */
  consoleErrors(): readonly string[] {
    return this.#console;
  }

  failedRequests(): readonly FailedRequest[] {
    return this.#failed;
  }

  /** Forgets what was collected, when a test has caused it on purpose. */
  clear(): void {
    this.#console.length = 0;
    this.#failed.length = 0;
  }
}
