import { styleText } from 'node:util';

export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Adds a colour to a text if the output is a terminal. The environment variable NO_COLOR disables colours. */
  readonly style: StyleText;
}

type Style = 'red' | 'green' | 'yellow' | 'cyan' | 'dim' | 'bold';

export type StyleText = (style: Style, text: string) => string;

export const plain: StyleText = (_style, text) => text;

export function processTerminal(): Terminal {
  return {
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
    style: (style, text) => styleText(style, text, { stream: process.stdout }),
  };
}

/** Returns the number of terminal columns that a text needs. Thai marks above or below a letter need no column. */
export function textWidth(text: string): number {
  return [...text].filter((character) => !/\p{Mn}|\p{Cf}/u.test(character)).length;
}

export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - textWidth(text)));
}
