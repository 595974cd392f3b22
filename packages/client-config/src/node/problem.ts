import { distance } from 'fastest-levenshtein';

/** A problem in a client's folder: its place, what is wrong, and how to fix it if that is known. */
export interface Problem {
  readonly file: string;
  /** From 1; 1 for the full file. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  readonly message: string;
  readonly hint?: string | undefined;
  /** Set if the only problem is a low contrast. */
  readonly kind?: 'contrast' | undefined;
}

const letters = (text: string) => [...text.toLowerCase()].sort().join('');

/** True if a text is probably a typing error: one letter in three differs, or letters are swapped (counted as two). */
function isSlip(given: string, candidate: string, steps: number): boolean {
  return (
    steps <= Math.max(1, Math.floor(given.length / 3)) ||
    (steps === 2 && letters(given) === letters(candidate))
  );
}

/** Returns the candidate that a text probably means, if one is near enough. */
export function nearest(given: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, steps: distance(given.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps);
  return ranked.find(({ candidate, steps }) => isSlip(given, candidate, steps))?.candidate;
}

const mostListed = 12;

/** Returns a hint with the candidate that was probably meant, or with all candidates if they are few. */
export function suggest(given: string, candidates: readonly string[]): string | undefined {
  const meant = nearest(given, candidates);
  if (meant !== undefined) return `Did you mean "${meant}"?`;
  if (candidates.length === 0) return undefined;
  const rest = candidates.length - mostListed;
  const listed = candidates.slice(0, mostListed).join(', ');
  return rest > 0 ? `Known: ${listed}, and ${rest} more.` : `Known: ${listed}.`;
}

/** Sorts problems by file, line and column. */
export function inReadingOrder(problems: readonly Problem[]): readonly Problem[] {
  return [...problems].sort(
    (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  );
}

/** Formats problems for a terminal: `file:line:column`, the message, the hint below it, a count at the end. */
export function formatProblems(problems: readonly Problem[]): string {
  const lines = inReadingOrder(problems).map(({ file, line, column, message, hint }) => {
    const place = `${file}:${line}:${column}`;
    return hint === undefined ? `${place}\n  ${message}` : `${place}\n  ${message}\n  ${hint}`;
  });
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [...lines, problems.length === 0 ? 'No problems.' : `${count}.`].join('\n');
}

/** The error of a client that can't be loaded. Its message lists every problem. */
export class ClientConfigError extends Error {
  override readonly name = 'ClientConfigError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems));
    this.problems = problems;
  }
}
