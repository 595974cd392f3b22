import type { ResolvedClient } from '@chada/client-config';
import { sql } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import type { OpenCell } from '../cells/open-cells.ts';
import { isUnreachable } from '../cells/unreachable.ts';

const RETRY_MS = 2_000;

interface CellWork {
  /** Throws unless the database is the cell and can be used. */
  readonly verify: (cell: OpenCell) => Promise<void>;
  readonly prepare: (cell: OpenCell, brands: readonly ResolvedClient[]) => Promise<void>;
  /** Runs whenever a cell is open, so it must be repeatable. */
  readonly onOpen: (cell: OpenCell) => void;
  readonly onDown: (cell: OpenCell, error: unknown) => void;
}

/**
 * Verifies each cell and prepares its brands. A cell that can't be reached is closed, so that it does not stop the others,
 * and is opened when it answers again.
 */
export class CellKeeper {
  readonly #cells: readonly OpenCell[];
  readonly #closed: Set<string>;
  readonly #work: CellWork;
  readonly #verified = new Set<string>();
  readonly #retries = new Map<string, Promise<void>>();
  readonly #ending = new AbortController();
  #brands: readonly ResolvedClient[] = [];

  constructor(cells: readonly OpenCell[], closed: Set<string>, work: CellWork) {
    this.#cells = cells;
    this.#closed = closed;
    this.#work = work;
  }

  /** Tries each open cell. Then throws the first error that does not mean that a cell is down. */
  async prepare(brands: readonly ResolvedClient[]): Promise<void> {
    this.#brands = brands;
    const mistakes: unknown[] = [];
    for (const cell of this.#cells) {
      // The next attempt to open it prepares the brands.
      if (this.#closed.has(cell.name)) continue;
      try {
        await this.#open(cell);
      } catch (error) {
        if (isUnreachable(error)) this.#close(cell, error);
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
    this.#closed.delete(cell.name);
    this.#work.onOpen(cell);
  }

  #close(cell: OpenCell, error: unknown): void {
    this.#closed.add(cell.name);
    this.#work.onDown(cell, error);
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
        if (String(error) !== reported) this.#work.onDown(cell, error);
        reported = String(error);
      }
    }
  }
}
