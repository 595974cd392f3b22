import { textMistake } from '../check-texts.ts';
import type { Problem } from '../problem.ts';

export interface PageSource {
  readonly file: string;
  readonly lines: readonly string[];
  readonly problemAt: (line: number, column: number, message: string, hint?: string) => Problem;
}

export function pageSource(file: string, text: string): PageSource {
  return {
    file,
    lines: text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/),
    problemAt: (line, column, message, hint) => ({ file, line, column, message, hint }),
  };
}

/** A blank: a part that the brand must still write, such as `[[name of the company]]`. */
export const blankPattern = /\[\[([^[\]\n]*)\]\]/g;

export const valuePattern = /\{([^{}\n]*)\}/g;

export function findAll(
  { lines }: PageSource,
  pattern: RegExp,
): readonly {
  readonly line: number;
  readonly column: number;
  readonly matched: string;
  readonly inner: string;
}[] {
  return lines.flatMap((text, index) =>
    [...text.matchAll(pattern)].map((match) => ({
      line: index + 1,
      column: match.index + 1,
      matched: match[0],
      inner: match[1] ?? '',
    })),
  );
}

export function invisibleProblems({ lines, problemAt }: PageSource): readonly Problem[] {
  return lines.flatMap((text, index) => {
    const mistake = text.trim() === '' ? undefined : textMistake(text, 'one');
    return mistake === undefined ? [] : [problemAt(index + 1, 1, `The line ${mistake}.`)];
  });
}

export function blankProblems(source: PageSource): readonly Problem[] {
  return findAll(source, blankPattern).map(({ line, column, matched }) =>
    source.problemAt(
      line,
      column,
      `The blank ${matched} is not filled in.`,
      'A production build has no blanks.',
    ),
  );
}
