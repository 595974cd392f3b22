import type { Node } from 'mdast';
import type { Problem } from '../problem.ts';
import type { BrandValues } from './page-head.ts';
import type { PageSource } from './page-source.ts';

export interface PageContext {
  readonly source: PageSource;
  /** True for a production build. Its pages must not contain blanks such as `[[name of the company]]`. */
  readonly isForProduction: boolean;
  readonly values: BrandValues;
  readonly paths: readonly string[];
  /** The domains of the brand. A link to one of them is written as a path. */
  readonly domains: readonly string[];
  /** The names of the brand's scenes. */
  readonly scenes: readonly string[];
  readonly assetMistake: (name: string) => string | undefined;
  readonly shareMistake: (name: string) => string | undefined;
  readonly problems: Problem[];
}

export function refuse(
  { source, problems }: PageContext,
  { position }: Node,
  message: string,
  hint?: string,
): void {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  problems.push(source.problemAt(line, column, message, hint));
}
