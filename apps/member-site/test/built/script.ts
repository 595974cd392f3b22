import { type ecmaVersion, parse } from 'acorn';
import { analyze, type ScopeManager } from 'eslint-scope';
import type { Program } from 'estree';
import type { BuiltFile } from './built-files.ts';

export interface Script {
  readonly name: string;
  readonly program: Program;
  readonly scopes: ScopeManager;
}

/** Parses the text of a built script. Throws a `SyntaxError` for syntax that is newer than `version`. */
export function parseScript({ name, text }: BuiltFile, version: ecmaVersion & number): Script {
  const program = parse(text, { ecmaVersion: version, sourceType: 'script', ranges: true }) as Program;
  const options = { ecmaVersion: version, sourceType: 'script' } as const;
  return { name, program, scopes: analyze(program, options) };
}
