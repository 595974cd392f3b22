import { styleText } from 'node:util';

/** What a command speaks through; a test hands over its own. */
export interface Terminal {
  /** Answers: what another program may read. */
  readonly out: (text: string) => void;
  /** What went wrong, and how a command is used. */
  readonly err: (text: string) => void;
  /** Colours where the reader sees them: not in a file or a pipe, and not under NO_COLOR. */
  readonly paint: Paint;
}

type Style = 'red' | 'green' | 'yellow' | 'cyan' | 'dim' | 'bold';

/** A text in a style, or the text itself where there are no colours. */
export type Paint = (style: Style, text: string) => string;

export const plain: Paint = (_style, text) => text;

/** The terminal of this process. */
export function processTerminal(): Terminal {
  return {
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
    // Node's own: it knows NO_COLOR, FORCE_COLOR and what is no terminal.
    paint: (style, text) => styleText(style, text, { stream: process.stdout }),
  };
}

/** How many columns a text takes in a terminal: Thai vowels and tone marks stand above or below their letter. */
export function columns(text: string): number {
  return [...text].filter((letter) => !/\p{Mn}|\p{Cf}/u.test(letter)).length;
}

/** A text filled up with blanks to a width in columns. */
export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - columns(text)));
}
