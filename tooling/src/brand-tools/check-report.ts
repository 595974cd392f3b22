import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Problem } from '@chada/client-config/node';
import { textWidth, type Paint } from './terminal.ts';

function lineOf({ file, line }: Problem): string | undefined {
  try {
    return readFileSync(file, 'utf8').split('\n')[line - 1];
  } catch {
    return undefined;
  }
}

const mostShown = 100;

function excerpt(problem: Problem, paint: Paint): readonly string[] {
  const { line, column } = problem;
  const text = lineOf(problem)?.trimEnd();
  if (text === undefined || (line === 1 && column === 1)) return [];
  const indent = text.length - text.trimStart().length;
  const from = column > mostShown ? column - 40 : Math.min(indent, column - 1);
  const shown = text.slice(from, from + mostShown);
  const number = String(line);
  const mark = ' '.repeat(textWidth(text.slice(from, column - 1)));
  return [
    `  ${paint('dim', `${number} |`)} ${shown}`,
    `  ${paint('dim', `${' '.repeat(number.length)} |`)} ${mark}${paint('red', '^')}`,
  ];
}

export function problemLines(problem: Problem, root: string, paint: Paint): readonly string[] {
  const { file, line, column, message, hint } = problem;
  const place = `${relative(root, file) || file}:${line}:${column}`;
  return [
    `${paint('red', 'x')} ${paint('bold', place)}`,
    `  ${message}`,
    ...excerpt(problem, paint),
    ...(hint === undefined ? [] : [`  ${paint('cyan', hint)}`]),
  ];
}

export function noteLine({ file, line, message, hint }: Problem, root: string, paint: Paint): string {
  return `${paint('cyan', 'note')} ${relative(root, file)}:${line}  ${[message, hint].filter(Boolean).join(' ')}`;
}
