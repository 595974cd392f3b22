import { distance } from 'fastest-levenshtein';

/** A mistake in a client's folder: where it stands, what is wrong, and how to mend it where that can be told. */
export interface Problem {
  readonly file: string;
  /** From 1; 1 where the whole file is meant. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  readonly message: string;
  readonly hint?: string | undefined;
  /** Set where a text can't be read well enough, and nothing else is wrong. */
  readonly kind?: 'contrast' | undefined;
}

const letters = (text: string) => [...text.toLowerCase()].sort().join('');

/** Whether a text is near enough to be a slip: a letter in three, or letters swapped (which counts as two steps). */
function isSlip(given: string, candidate: string, steps: number): boolean {
  return (
    steps <= Math.max(1, Math.floor(given.length / 3)) ||
    (steps === 2 && letters(given) === letters(candidate))
  );
}

/** The candidate that was probably meant, when one is near enough to the given text. */
export function nearest(given: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, steps: distance(given.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps);
  return ranked.find(({ candidate, steps }) => isSlip(given, candidate, steps))?.candidate;
}

const mostListed = 12;

/** A hint that names what was probably meant, else what there is to choose from, when that is a short list. */
export function suggest(given: string, candidates: readonly string[]): string | undefined {
  const meant = nearest(given, candidates);
  if (meant !== undefined) return `Did you mean "${meant}"?`;
  if (candidates.length === 0) return undefined;
  const rest = candidates.length - mostListed;
  const listed = candidates.slice(0, mostListed).join(', ');
  return rest > 0 ? `Known: ${listed}, and ${rest} more.` : `Known: ${listed}.`;
}

/** Problems in reading order: by file, line, column. */
export function inReadingOrder(problems: readonly Problem[]): readonly Problem[] {
  return [...problems].sort(
    (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  );
}

/** Problems as a text for a terminal: `file:line:column`, the message, the hint below it, a count at the end. */
export function formatProblems(problems: readonly Problem[]): string {
  const lines = inReadingOrder(problems).map(({ file, line, column, message, hint }) => {
    const place = `${file}:${line}:${column}`;
    return hint === undefined ? `${place}\n  ${message}` : `${place}\n  ${message}\n  ${hint}`;
  });
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [...lines, problems.length === 0 ? 'No problems.' : `${count}.`].join('\n');
}

/** Thrown when a client can't be loaded; its message lists every problem. */
export class ClientConfigError extends Error {
  override readonly name = 'ClientConfigError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems));
    this.problems = problems;
  }
}
