import type { ResolvedClient } from '@chada/client-config';
import { sql } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import type { OpenCell } from '../cells/open-cells.ts';
import { isLost, isUnreachable } from '../cells/unreachable.ts';

const RETRY_MS = 2_000;

interface CellWork {
  /** Throws unless the database is the cell and can be used. */
  readonly verify: (cell: OpenCell) => Promise<void>;
  readonly prepare: (cell: OpenCell, brands: readonly ResolvedClient[]) => Promise<void>;
  /** Runs whenever a cell is open, so it must be repeatable. */
  readonly onOpen: (cell: OpenCell) => void;
  readonly onDown: (cell: OpenCell, error: unknown) => void;
  /** The cell still serves the brands that are prepared. */
  readonly onBusy: (cell: OpenCell, error: unknown) => void;
}

/**
 * Verifies each cell and prepares its brands. A cell that can't be reached is closed, so that it does not stop the others,
 * and is opened when it answers again. A cell that was open before is closed only if its connections are lost.
 */
export class CellKeeper {
  readonly #cells: readonly OpenCell[];
  readonly #closed: Set<string>;
  readonly #work: CellWork;
  readonly #verified = new Set<string>();
  readonly #wasOpen = new Set<string>();
  readonly #retries = new Map<string, Promise<void>>();
  readonly #ending = new AbortController();
  #brands: readonly ResolvedClient[] = [];

  constructor(cells: readonly OpenCell[], closed: Set<string>, work: CellWork) {
    this.#cells = cells;
    this.#closed = closed;
    this.#work = work;
  }

  /** Tries each open cell. Then throws the first error that does not mean that a cell is down or busy. */
  async prepare(brands: readonly ResolvedClient[]): Promise<void> {
    this.#brands = brands;
    const mistakes: unknown[] = [];
    for (const cell of this.#cells) {
      // The next attempt to open it prepares the brands.
      if (this.#retries.has(cell.name)) continue;
      try {
        await this.#open(cell);
      } catch (error) {
        if (isUnreachable(error)) this.#retryLater(cell, error);
        else mistakes.push(error);
      }
    }
    if (mistakes.length > 0) throw mistakes[0];
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    await Promise.all(this.#retries.values());
  }

  async #open(cell: OpenCell): Promise<void> {
    await sql`select 1`.execute(cell.db);
    if (!this.#verified.has(cell.name)) {
      await this.#work.verify(cell);
      this.#verified.add(cell.name);
    }
    let prepared: readonly ResolvedClient[] | undefined;
    // The brands can change meanwhile.
    while (prepared !== this.#brands) {
      prepared = this.#brands;
      await this.#work.prepare(cell, prepared);
    }
    this.#retries.delete(cell.name);
    this.#wasOpen.add(cell.name);
    this.#closed.delete(cell.name);
    this.#work.onOpen(cell);
  }

  #fail(cell: OpenCell, error: unknown): void {
    const { name } = cell;
    if (!this.#wasOpen.has(name) || isLost(error)) this.#closed.add(name);
    if (this.#closed.has(name)) this.#work.onDown(cell, error);
    else this.#work.onBusy(cell, error);
  }

  #retryLater(cell: OpenCell, error: unknown): void {
    this.#fail(cell, error);
    this.#retries.set(cell.name, this.#retry(cell, String(error)));
  }

  async #retry(cell: OpenCell, first: string): Promise<void> {
    const { signal } = this.#ending;
    let reported = first;
    while (!signal.aborted) {
      await delay(RETRY_MS, undefined, { ref: false, signal }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        await this.#open(cell);
        return;
      } catch (error) {
        if (String(error) !== reported) this.#fail(cell, error);
        reported = String(error);
      }
    }
  }
}
