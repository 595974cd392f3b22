import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Problem } from '@chada/client-config/node';
import { textWidth, type StyleText } from './terminal.ts';

function lineOf({ file, line }: Problem): string | undefined {
  try {
    return readFileSync(file, 'utf8').split('\n')[line - 1];
  } catch {
    return undefined;
  }
}

const maxShown = 100;

function excerpt(problem: Problem, style: StyleText): readonly string[] {
  const { line, column } = problem;
  const text = lineOf(problem)?.trimEnd();
  if (text === undefined || (line === 1 && column === 1)) return [];
  const indent = text.length - text.trimStart().length;
  const from = column > maxShown ? column - 40 : Math.min(indent, column - 1);
  const shown = text.slice(from, from + maxShown);
  const number = String(line);
  const mark = ' '.repeat(textWidth(text.slice(from, column - 1)));
  return [
    `  ${style('dim', `${number} |`)} ${shown}`,
    `  ${style('dim', `${' '.repeat(number.length)} |`)} ${mark}${style('red', '^')}`,
  ];
}

export function problemLines(problem: Problem, root: string, style: StyleText): readonly string[] {
  const { file, line, column, message, hint } = problem;
  const location = `${relative(root, file) || file}:${line}:${column}`;
  return [
    `${style('red', 'x')} ${style('bold', location)}`,
    `  ${message}`,
    ...excerpt(problem, style),
    ...(hint === undefined ? [] : [`  ${style('cyan', hint)}`]),
  ];
}

export function noteLine({ file, line, message, hint }: Problem, root: string, style: StyleText): string {
  return `${style('cyan', 'note')} ${relative(root, file)}:${line}  ${[message, hint].filter(Boolean).join(' ')}`;
}
