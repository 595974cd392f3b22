import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportTokens, readJsonSource } from '@chada/client-config/node';
import { readArguments, UsageError } from './arguments.ts';
import { brandFolder } from './brand-folders.ts';
import type { Terminal } from './terminal.ts';
import { tokensHelp } from '../commands/brand-usages.ts';

function writeTo(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The file of --out can't be written: ${reason}`, { cause: error });
  }
}

export function exportTokensCommand(args: readonly string[], root: string, terminal: Terminal): number {
  const { values, positionals } = readArguments(
    args,
    {
      out: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
    1,
  );
  const [id] = positionals;
  if (values.help === true) {
    terminal.out(tokensHelp);
    return 0;
  }
  if (id === undefined) throw new UsageError(`Which brand?\n\n${tokensHelp}`);
  const file = join(brandFolder(root, id), 'tokens.json');
  const tokens = exportTokens(readJsonSource(file, readFileSync(file, 'utf8')));
  const text = JSON.stringify(tokens, null, 2);
  if (values.out === undefined) terminal.out(text);
  else writeTo(values.out, `${text}\n`);
  return 0;
}
