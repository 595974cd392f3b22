import type { Node } from 'mdast';
import type { Problem } from '../problem.ts';
import type { BrandValues } from './page-head.ts';
import type { PageSource } from './page-source.ts';

/** The facts that the conversion of a page needs, and the list of the problems that the conversion finds. */
export interface PageContext {
  readonly source: PageSource;
  /** True if the page is for production. Such a page must not contain blanks such as `[[name of the company]]`. */
  readonly isForProduction: boolean;
  readonly values: BrandValues;
  readonly paths: readonly string[];
  /** Returns the reason why a file of `assets/` can't be shown, or undefined. */
  readonly assetMistake: (name: string) => string | undefined;
  readonly problems: Problem[];
}

/** Adds a problem at the position of a part of the page. */
export function refuse(
  { source, problems }: PageContext,
  { position }: Node,
  message: string,
  hint?: string,
): void {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  problems.push(source.problemAt(line, column, message, hint));
}
