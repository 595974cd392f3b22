import type { Page } from '../browsers/page.ts';

export class TabPool {
  readonly #free: Page[];
  readonly #waiting: ((page: Page) => void)[] = [];

  constructor(tabs: readonly Page[]) {
    this.#free = [...tabs];
  }

  async use<T>(work: (page: Page) => Promise<T>): Promise<T> {
    const page = this.#free.pop() ?? (await new Promise<Page>((resolve) => this.#waiting.push(resolve)));
    try {
      return await work(page);
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free.push(page);
      else next(page);
    }
  }
}
