import { sha256Hex, utf8Bytes } from './bytes.ts';
import { canonicalJson } from './canonical-json.ts';
import { FairnessError } from './errors.ts';
import { hasExactly } from './object-keys.ts';
import { sumWeights } from './pick.ts';

/** The maximum number of entries in a weight table. */
export const maxWeightEntries = 1000;

/** An outcome and its weight. The chance of an outcome is its weight divided by the sum of all weights. */
export interface WeightEntry {
  readonly id: string;
  readonly weight: number;
}

/** The outcomes of a game. The index of an outcome is its position in this list. */
export interface WeightTable {
  readonly game: string;
  readonly entries: readonly WeightEntry[];
}

const refuse = (message: string): FairnessError => new FairnessError('weightTable', message);

function parseEntry(input: unknown): WeightEntry {
  if (!hasExactly(input, 'id', 'weight')) throw refuse('An entry must have exactly id and weight.');
  const { id, weight } = input;
  if (typeof id !== 'string' || id === '') throw refuse('The id of an entry must be a text, not empty.');
  if (typeof weight !== 'number') throw refuse('A weight must be a number.');
  return { id, weight };
}

/**
 * Parses a weight table from an untrusted source. Throws a FairnessError for a malformed table, a repeated id or an
 * invalid weight.
 */
export function parseWeightTable(input: unknown): WeightTable {
  if (!hasExactly(input, 'game', 'entries'))
    throw refuse('A weight table must have exactly game and entries.');
  if (typeof input.game !== 'string') throw refuse('The game of a weight table must be a text.');
  if (!Array.isArray(input.entries)) throw refuse('The entries of a weight table must be a list.');
  if (input.entries.length > maxWeightEntries)
    throw refuse(`At most ${maxWeightEntries} entries are allowed.`);
  const entries = input.entries.map(parseEntry);
  if (new Set(entries.map(({ id }) => id)).size !== entries.length) throw refuse('Each id must be unique.');
  sumWeights(weightsOf({ game: input.game, entries }));
  return { game: input.game, entries };
}

export function weightsOf(table: WeightTable): number[] {
  return table.entries.map(({ weight }) => weight);
}

/** Returns the SHA-256 hash, in hexadecimal, of a table's canonical JSON in UTF-8. */
export function hashWeightTable(table: WeightTable): string {
  return sha256Hex(utf8Bytes(canonicalJson(parseWeightTable(table))));
}
