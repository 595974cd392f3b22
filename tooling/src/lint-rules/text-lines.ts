import type { SourceSpan } from './rule-types.ts';

export function matchesByLine(text: string, pattern: RegExp): { match: string; loc: SourceSpan }[] {
  return text.split('\n').flatMap((line, index) => {
    const found = line.matchAll(pattern).next().value;
    if (found === undefined) return [];
    const at = { line: index + 1, column: found.index };
    return [
      {
        match: found[0],
        loc: { start: at, end: { line: at.line, column: at.column + found[0].length } },
      },
    ];
  });
}
