import { styleText } from 'node:util';

/** The output of a command; tests pass their own. */
export interface Terminal {
  /** Results, which other programs may read. */
  readonly out: (text: string) => void;
  /** Errors and usage. */
  readonly err: (text: string) => void;
  /** Colours if the reader sees them: not in a file or a pipe, and not under NO_COLOR. */
  readonly paint: Paint;
}

type Style = 'red' | 'green' | 'yellow' | 'cyan' | 'dim' | 'bold';

/** Returns a text in a style, or the plain text without colours. */
export type Paint = (style: Style, text: string) => string;

export const plain: Paint = (_style, text) => text;

/** Returns the terminal of this process. */
export function processTerminal(): Terminal {
  return {
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
    // Node's own function respects NO_COLOR, FORCE_COLOR and non-terminals.
    paint: (style, text) => styleText(style, text, { stream: process.stdout }),
  };
}

/** Returns the columns that a text takes in a terminal. Thai vowels and tone marks above or below a letter take none. */
export function columns(text: string): number {
  return [...text].filter((letter) => !/\p{Mn}|\p{Cf}/u.test(letter)).length;
}

/** Pads a text with blanks to a width in columns. */
export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - columns(text)));
}
