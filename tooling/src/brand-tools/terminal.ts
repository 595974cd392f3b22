import { styleText } from 'node:util';

/** The output functions of a command. Tests replace these functions. */
export interface Terminal {
  /** Prints results, which other programs may read. */
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Adds colours. Adds none if the output goes to a file or a pipe, or if NO_COLOR is set. */
  readonly paint: Paint;
}

type Style = 'red' | 'green' | 'yellow' | 'cyan' | 'dim' | 'bold';

export type Paint = (style: Style, text: string) => string;

export const plain: Paint = (_style, text) => text;

export function processTerminal(): Terminal {
  return {
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
    // Node's `styleText` respects NO_COLOR and FORCE_COLOR, and adds no colours for a file or a pipe.
    paint: (style, text) => styleText(style, text, { stream: process.stdout }),
  };
}

/**
 * Returns the width of a text in terminal columns. Thai vowels and tone marks above or below a letter have no width.
 */
export function textWidth(text: string): number {
  return [...text].filter((letter) => !/\p{Mn}|\p{Cf}/u.test(letter)).length;
}

export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - textWidth(text)));
}
