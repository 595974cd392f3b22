import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportTokens, readJsonSource } from '@chada/client-config/node';
import { readArguments, UsageError } from './arguments.ts';
import { brandFolder } from './brand-folders.ts';
import type { Terminal } from './terminal.ts';

const help = `Usage: pnpm tokens:export ID [--out FILE]

Prints the tokens of a brand in the format DTCG 2025.10, for Figma and other tools, or writes them to a file. The
result can replace the tokens.json of the brand.`;

export function exportTokensCommand(args: readonly string[], root: string, terminal: Terminal): number {
  const { values, positionals } = readArguments(args, {
    out: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  });
  const [id] = positionals;
  if (values.help === true) {
    terminal.out(help);
    return 0;
  }
  if (id === undefined) throw new UsageError(`Which brand?\n\n${help}`);
  const file = join(brandFolder(root, id), 'tokens.json');
  const tokens = exportTokens(readJsonSource(file, readFileSync(file, 'utf8')));
  const text = JSON.stringify(tokens, null, 2);
  if (values.out === undefined) terminal.out(text);
  else writeFileSync(values.out, `${text}\n`);
  return 0;
}
