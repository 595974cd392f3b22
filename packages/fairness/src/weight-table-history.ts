import type { DrawEntry, WeightsEntry } from './log-entry.ts';
import type { WeightTable } from './weight-table.ts';

/** A change of a game's weights. Such a change is not a fault. */
export interface WeightChange {
  readonly index: number;
  readonly at: string;
  readonly game: string;
  readonly weightsHash: string;
  readonly drawsBefore: number;
  /** The time in milliseconds for which the previous table was in force. */
  readonly inForceMs: number;
}

interface CurrentTable {
  readonly weightsHash: string;
  readonly since: string;
  draws: number;
}

/** The weight tables that a log has published, and the table in force for each game. */
export class WeightTableHistory {
  readonly changes: WeightChange[] = [];
  readonly #tables = new Map<string, WeightTable>();
  readonly #current = new Map<string, CurrentTable>();

  get(weightsHash: string): WeightTable | undefined {
    return this.#tables.get(weightsHash);
  }

  publish({ weightsHash, weightTable, at }: WeightsEntry, index: number): void {
    const { game } = weightTable;
    const before = this.#current.get(game);
    if (before) {
      const inForceMs = Date.parse(at) - Date.parse(before.since);
      this.changes.push({ index, at, game, weightsHash, drawsBefore: before.draws, inForceMs });
    }
    this.#tables.set(weightsHash, weightTable);
    this.#current.set(game, { weightsHash, since: at, draws: 0 });
  }

  /** Counts a draw for the weight table in force. Returns the fault of the draw if the draw used other weights. */
  countDraw({
    game,
    weightsHash,
  }: DrawEntry): 'weightsUnknown' | 'weightsOfOtherGame' | 'weightsReplaced' | undefined {
    const table = this.#tables.get(weightsHash);
    if (!table) return 'weightsUnknown';
    if (table.game !== game) return 'weightsOfOtherGame';
    const current = this.#current.get(game);
    if (current?.weightsHash !== weightsHash) return 'weightsReplaced';
    current.draws += 1;
    return undefined;
  }
}
