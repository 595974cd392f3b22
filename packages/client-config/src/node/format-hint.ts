import { toAsciiDigits } from '@chada/domain';
import { lineAccountPattern } from '../patterns.ts';
import type { Issue } from './format-text.ts';
import { lineAccountHint } from './line-account-hint.ts';

function inCommonEra(text: string): string {
  return text.replace(/^2[56]\d\d(?=-)/, (year) => String(Number(year) - 543));
}

/** Returns a hint for a text that has the expected form after one change, such as other digits. */
export function formatHint(issue: Issue, text: string): string | undefined {
  const written = 'pattern' in issue ? String(issue.pattern) : '';
  if (written === String(lineAccountPattern)) return lineAccountHint(text);
  const pattern = new RegExp(written.slice(1, written.lastIndexOf('/')));
  const isRight = (meant: string): boolean => meant !== text && pattern.test(meant);
  const ascii = toAsciiDigits(text);
  if (isRight(ascii)) return `It has Thai digits; write "${ascii}".`;
  const common = inCommonEra(text);
  if (isRight(common)) return `${text.slice(0, 4)} is a Buddhist year; write "${common}".`;
  const meant = [text.trim(), text.toLowerCase(), text.toUpperCase()].find(isRight);
  return meant === undefined ? undefined : `Did you mean "${meant}"?`;
}
