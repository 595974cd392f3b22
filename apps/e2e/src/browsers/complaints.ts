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

  addConsoleError(text: string): void {
    this.#console.push(text);
  }

  addFailedRequest(request: FailedRequest): void {
    this.#failed.push(request);
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
