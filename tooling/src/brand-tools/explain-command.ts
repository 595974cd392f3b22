import { relative } from 'node:path';
import { ClientConfigError, explainClient, suggest, type ExplainedValue } from '@chada/client-config/node';
import { readArguments, UsageError } from './arguments.ts';
import { brandFolder } from './brand-folders.ts';
import { problemLines } from './check-report.ts';
import { textWidth, padTo, type Terminal } from './terminal.ts';
import { explainHelp } from '../commands/brand-usages.ts';

function under(entries: readonly ExplainedValue[], path: string | undefined): readonly ExplainedValue[] {
  if (path === undefined) return entries;
  const found = entries.filter((entry) => entry.path === path || entry.path.startsWith(`${path}.`));
  if (found.length > 0) return found;
  const groups = entries.map((entry) => entry.path.split('.')[0] ?? '');
  const hint = suggest(path, [...new Set([...entries.map((entry) => entry.path), ...groups])]);
  throw new UsageError(`Nothing is called "${path}".${hint === undefined ? '' : ` ${hint}`}`);
}

function valueText({ from, value }: ExplainedValue): string {
  if (from === 'unset') return '-';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return textWidth(text) > 48 ? `${text.slice(0, 47)}…` : text;
}

function sourceText(entry: ExplainedValue, root: string, { style }: Terminal): string {
  const { from, place, written, remoteKey } = entry;
  const origin =
    place === undefined
      ? style('dim', from === 'unset' ? 'not set' : 'default')
      : style('cyan', `${relative(root, place.file)}:${place.line}`);
  const through = written === undefined ? '' : style('dim', ` as ${written}`);
  const over = remoteKey === undefined ? '' : style('yellow', `  < remote ${remoteKey}`);
  return `${origin}${through}${over}`;
}

function explanationText(entries: readonly ExplainedValue[], root: string, terminal: Terminal): string {
  const group = ({ path }: ExplainedValue): string => path.split('.')[0] ?? '';
  const widths = [
    Math.max(...entries.map(({ path }) => textWidth(path))),
    Math.max(...entries.map((entry) => textWidth(valueText(entry)))),
  ] as const;
  const lines = entries.map((entry, index) => {
    const before = entries[index - 1];
    const gap =
      before !== undefined && group(before) !== group(entry) && `${before.path}${entry.path}`.includes('.')
        ? '\n'
        : '';
    const value = padTo(valueText(entry), widths[1]);
    const shown = entry.from === 'unset' ? terminal.style('dim', value) : terminal.style('bold', value);
    return `${gap}${padTo(entry.path, widths[0])}  ${shown}  ${sourceText(entry, root, terminal)}`;
  });
  const only = entries.length === 1 ? entries[0]?.note : undefined;
  const remote = entries.some(({ remoteKey }) => remoteKey !== undefined)
    ? '\n\n"< remote KEY": the entry KEY of remote configuration overrides it while the site runs.'
    : '';
  return `${lines.join('\n')}${only === undefined ? '' : `\n\n${only}`}${remote}`;
}

/** Runs `pnpm client:explain`. Returns the exit code. Throws a UsageError for invalid arguments. */
export function explainCommand(args: readonly string[], root: string, terminal: Terminal): number {
  const { values, positionals } = readArguments(
    args,
    {
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
    2,
  );
  const [id, path] = positionals;
  if (values.help === true) {
    terminal.out(explainHelp);
    return 0;
  }
  if (id === undefined) throw new UsageError(`Which brand?\n\n${explainHelp}`);
  try {
    const entries = under(explainClient(brandFolder(root, id)), path);
    if (values.json === true) {
      const plainOf = (entry: ExplainedValue) =>
        entry.place === undefined
          ? entry
          : { ...entry, place: { ...entry.place, file: relative(root, entry.place.file) } };
      terminal.out(JSON.stringify(entries.map(plainOf), null, 2));
    } else terminal.out(explanationText(entries, root, terminal));
    return 0;
  } catch (error) {
    if (!(error instanceof ClientConfigError)) throw error;
    for (const problem of error.problems)
      terminal.err(problemLines(problem, root, terminal.style).join('\n'));
    terminal.err(`\nA brand with mistakes can not be resolved. Fix them first: pnpm client:check ${id}`);
    return 1;
  }
}
