import type { Command } from './command.ts';

export type Outcome =
  | { readonly kind: 'run' }
  | { readonly kind: 'help'; readonly text: string }
  | {
      readonly kind: 'mistake';
      readonly given: string;
      readonly message: string;
      readonly known: readonly string[];
    };

/** Returns the flags that a usage text names. */
export function flagsIn(usage: string): readonly string[] {
  return [...new Set(usage.match(/(?<![\w-])--[a-z][a-z-]*/g) ?? [])];
}

interface PassedFlag {
  readonly flag: string;
  readonly value: string | undefined;
}

/**
 * Returns the flags in the arguments. Skips `--` as the first argument, because pnpm passes this argument on in
 * `pnpm X -- --flag`. Arguments after a later `--` are not flags.
 */
function flagsOf(args: readonly string[]): readonly PassedFlag[] {
  const given = args[0] === '--' ? args.slice(1) : args;
  const end = given.indexOf('--');
  const before = end === -1 ? given : given.slice(0, end);
  return before.flatMap((arg, index) => {
    if (!arg.startsWith('--')) return [];
    const [flag = arg, ...rest] = arg.split('=');
    return [{ flag, value: rest.length > 0 ? rest.join('=') : before[index + 1] }];
  });
}

/**
 * Checks the flags of a command, before the command builds packages or imports its program. If the user asks for help,
 * returns the usage text, even if other flags are wrong.
 */
export function checkArguments(command: Command, args: readonly string[]): Outcome {
  const { usage, values = {}, words, alsoFlags = [] } = command;
  if (usage === undefined) return { kind: 'run' };
  const given = flagsOf(args);
  if (args.includes('-h') || given.some(({ flag }) => flag === '--help'))
    return { kind: 'help', text: usage };
  const known = [...flagsIn(usage), '--help'];
  for (const { flag, value } of given) {
    if (!known.includes(flag) && !alsoFlags.includes(flag))
      return { kind: 'mistake', given: flag, message: `Unknown flag ${flag}.`, known: [...new Set(known)] };
    const possible = values[flag];
    if (possible !== undefined && value !== undefined && !possible.includes(value))
      return { kind: 'mistake', given: value, message: `${flag} ${value} does not exist.`, known: possible };
  }
  const unknown = words && args.find((arg) => !arg.startsWith('-') && !words.includes(arg));
  if (unknown !== undefined)
    return { kind: 'mistake', given: unknown, message: `${unknown} does not exist.`, known: words ?? [] };
  return { kind: 'run' };
}
