import type { ResolvedClient } from '@chada/client-config';
import { sql } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import type { OpenCell } from '../cells/open-cells.ts';
import { isLost, isUnreachable } from '../cells/unreachable.ts';

const RETRY_MS = 2_000;

interface CellWork {
  /** Throws if the database does not belong to this cell or can't be used. */
  readonly verify: (cell: OpenCell) => Promise<void>;
  readonly prepare: (cell: OpenCell, brands: readonly ResolvedClient[]) => Promise<void>;
  /**
   * Called after a cell was opened, and again after each later preparation of its brands. The call must therefore be
   * safe to repeat.
   */
  readonly onOpen: (cell: OpenCell) => void;
  readonly onDown: (cell: OpenCell, error: unknown) => void;
  /** Called if a cell that was down or busy works again. */
  readonly onBack: (cell: OpenCell) => void;
  /** Called if an open cell is too busy. The cell still serves the brands that are already prepared. */
  readonly onBusy: (cell: OpenCell, error: unknown) => void;
}

/**
 * True if the connections that serve requests are lost. A new connection can time out while the existing connections
 * still work.
 */
async function isPoolLost({ db }: OpenCell): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return false;
  } catch (error) {
    return isLost(error);
  }
}

/**
 * Verifies each cell and prepares its brands. If a cell can't be reached, closes the cell, so that the other cells
 * continue, and opens the cell again when it answers. If the cell was open before, and if its connections that serve
 * requests still work, the cell stays open.
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

  /**
   * Prepares the brands in each cell. A cell that is down or busy is opened later. If cells fail for another reason,
   * continues with the remaining cells and then throws the first of these errors.
   */
  async prepare(brands: readonly ResolvedClient[]): Promise<void> {
    this.#brands = brands;
    const mistakes: unknown[] = [];
    for (const cell of this.#cells) {
      // Skips a cell that is being opened again, because its brands are prepared when the cell opens.
      if (this.#retries.has(cell.name)) continue;
      try {
        await this.#open(cell);
      } catch (error) {
        if (isUnreachable(error)) this.#retries.set(cell.name, this.#retry(cell, error));
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
    // Repeats the preparation if the list of brands was replaced during the preparation.
    while (prepared !== this.#brands) {
      prepared = this.#brands;
      await this.#work.prepare(cell, prepared);
    }
    this.#retries.delete(cell.name);
    this.#wasOpen.add(cell.name);
    this.#closed.delete(cell.name);
    this.#work.onOpen(cell);
  }

  /**
   * Closes the cell if requests can't reach it. Returns the state of the cell and the error as text. Reports the error,
   * unless this text is equal to `reported`, the text of the previous failure.
   */
  async #fail(cell: OpenCell, error: unknown, reported?: string): Promise<string> {
    const { name } = cell;
    if (!this.#wasOpen.has(name) || (isLost(error) && (await isPoolLost(cell)))) this.#closed.add(name);
    const isClosed = this.#closed.has(name);
    const failure = `${isClosed ? 'down' : 'busy'}: ${String(error)}`;
    if (failure !== reported) (isClosed ? this.#work.onDown : this.#work.onBusy)(cell, error);
    return failure;
  }

  async #retry(cell: OpenCell, first: unknown): Promise<void> {
    const { signal } = this.#ending;
    let reported = await this.#fail(cell, first);
    while (!signal.aborted) {
      await delay(RETRY_MS, undefined, { ref: false, signal }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        await this.#open(cell);
        this.#work.onBack(cell);
        return;
      } catch (error) {
        reported = await this.#fail(cell, error, reported);
      }
    }
  }
}
