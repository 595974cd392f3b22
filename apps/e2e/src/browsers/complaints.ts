/** A request without a response, or with status 400 or above. */
export interface FailedRequest {
  readonly method: string;
  readonly url: string;
  /** The status, or the browser's reason if there was no response. */
  readonly reason: string;
}

/** Collects the errors that the browser reports in a tab. */
export class Complaints {
  readonly #console: string[] = [];
  readonly #failed: FailedRequest[] = [];

  addConsoleError(text: string): void {
    this.#console.push(text);
  }

  addFailedRequest(request: FailedRequest): void {
    this.#failed.push(request);
  }

  /** Returns console errors: uncaught exceptions, `console.error`, content policy violations. */
  consoleErrors(): readonly string[] {
    return this.#console;
  }

  failedRequests(): readonly FailedRequest[] {
    return this.#failed;
  }

  /** Discards the collected errors, after a test has caused some on purpose. */
  clear(): void {
    this.#console.length = 0;
    this.#failed.length = 0;
  }
}
