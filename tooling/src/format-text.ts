import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatOptions } from 'oxfmt';
import { repoRoot } from './repo-root.ts';

/** Returns the options in `.oxfmtrc.json`. oxfmt as a library reads no file, and it ignores `overrides`. */
function readOptions(): FormatOptions {
  const text = readFileSync(join(repoRoot, '.oxfmtrc.json'), 'utf8');
  const options: FormatOptions = JSON.parse(text.replace(/^\s*\/\/.*$/gm, ''));
  return options;
}

/** Formats the text of a file as lint requires. The extension of `fileName` selects the language. */
export async function formatText(fileName: string, text: string): Promise<string> {
  const { code, errors } = await format(fileName, text, readOptions());
  const [error] = errors;
  if (error !== undefined) throw new Error(`${fileName}: ${error.message}`);
  return code;
}
