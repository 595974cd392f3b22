export interface FailedRequest {
  readonly method: string;
  readonly url: string;
  readonly reason: string;
}

export class BrowserErrors {
  readonly #console: string[] = [];
  readonly #failed: FailedRequest[] = [];

  addConsoleError(text: string): void {
    this.#console.push(text);
  }

  addFailedRequest(request: FailedRequest): void {
    this.#failed.push(request);
  }

  consoleErrors(): readonly string[] {
    return this.#console;
  }

  failedRequests(): readonly FailedRequest[] {
    return this.#failed;
  }

  clear(): void {
    this.#console.length = 0;
    this.#failed.length = 0;
  }
}
