import { distance } from 'fastest-levenshtein';

export interface Problem {
  readonly file: string;
  /** Line number from 1. Problems of the entire file have line 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly hint?: string | undefined;
  /** `contrast` if the contrast of two colours is too low. */
  readonly kind?: 'contrast' | undefined;
}

/** Returns the place of a character. Counts `\r\n`, `\n` and `\r` as line ends, as editors do. */
export function positionIn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: before.length, column: (before[before.length - 1]?.length ?? 0) + 1 };
}

const letters = (text: string) => [...text.toLowerCase()].sort().join('');

function isSlip(given: string, candidate: string, steps: number): boolean {
  return (
    steps <= Math.max(1, Math.floor(given.length / 3)) ||
    (steps === 2 && letters(given) === letters(candidate))
  );
}

/** Returns the most similar candidate for a misspelt text, or `undefined` if no candidate is similar enough. */
export function nearest(given: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, steps: distance(given.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps);
  // Any other name of one letter is one step away, so it is no better than the others.
  return ranked.find(
    ({ candidate, steps }) => (given.length > 1 || steps === 0) && isSlip(given, candidate, steps),
  )?.candidate;
}

const maxListed = 12;

/** Returns a hint that lists the known names, at most 12. Undefined if there are no known names. */
export function listKnown(candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined;
  const rest = candidates.length - maxListed;
  const listed = candidates.slice(0, maxListed).join(', ');
  return rest > 0 ? `Known: ${listed}, and ${rest} more.` : `Known: ${listed}.`;
}

/** Returns a hint with the most similar candidate, or with a list of candidates. */
export function suggest(given: string, candidates: readonly string[]): string | undefined {
  const meant = nearest(given, candidates);
  return meant === undefined ? listKnown(candidates) : `Did you mean "${meant}"?`;
}

export function isAtSamePlace(one: Problem, other: Problem): boolean {
  return one.file === other.file && one.line === other.line && one.column === other.column;
}

export function sortProblems(problems: readonly Problem[]): readonly Problem[] {
  return [...problems].sort(
    (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  );
}

/** Formats problems as `file:line:column`, message and hint. The last line states the number of problems. */
export function formatProblems(problems: readonly Problem[]): string {
  const lines = sortProblems(problems).map(({ file, line, column, message, hint }) => {
    const location = `${file}:${line}:${column}`;
    return hint === undefined ? `${location}\n  ${message}` : `${location}\n  ${message}\n  ${hint}`;
  });
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [...lines, problems.length === 0 ? 'No problems.' : `${count}.`].join('\n');
}

/** Thrown if a client can't be loaded. The message lists all problems. */
export class ClientConfigError extends Error {
  override readonly name = 'ClientConfigError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems));
    this.problems = problems;
  }
}
