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

/** Returns the flags of a usage text whose value is a place, such as `--out DIR`. */
function placeFlagsIn(usage: string): readonly string[] {
  return [...usage.matchAll(/(?<![\w-])(--[a-z][a-z-]*) (?:DIR|FILE|PLACE)\b/g)].map(([, flag = '']) => flag);
}

interface PassedFlag {
  readonly flag: string;
  readonly value: string | undefined;
}

/**
 * Returns the arguments before `--`, which are flags, their values, and words. Skips `--` as the first argument, because
 * pnpm passes this argument on in `pnpm X -- --flag`.
 */
function withoutRest(args: readonly string[]): readonly string[] {
  const given = args[0] === '--' ? args.slice(1) : args;
  const end = given.indexOf('--');
  return end === -1 ? given : given.slice(0, end);
}

function flagsOf(args: readonly string[]): readonly PassedFlag[] {
  const before = withoutRest(args);
  return before.flatMap((arg, index) => {
    if (!arg.startsWith('--')) return [];
    const [flag = arg, ...rest] = arg.split('=');
    return [{ flag, value: rest.length > 0 ? rest.join('=') : before[index + 1] }];
  });
}

function refusalOfFlag(
  { flag, value }: PassedFlag,
  { usage = '', values = {} }: Command,
): Outcome | undefined {
  const possible = values[flag];
  if (value === '' && placeFlagsIn(usage).includes(flag))
    return { kind: 'mistake', given: flag, message: `${flag} needs a value.`, known: [] };
  if (possible === undefined) return undefined;
  if (!('accepts' in possible)) {
    if (value === undefined || possible.includes(value)) return undefined;
    return { kind: 'mistake', given: value, message: `${flag} ${value} does not exist.`, known: possible };
  }
  if (value !== undefined && possible.accepts(value)) return undefined;
  const message = `${flag} needs ${possible.expected}${value === undefined ? '' : `, not ${value}`}.`;
  return { kind: 'mistake', given: flag, message, known: [] };
}

function refusalOfWords(args: readonly string[], { words, values = {} }: Command): Outcome | undefined {
  if (words === undefined) return undefined;
  const all = withoutRest(args);
  const given = all.filter(
    (arg, index) => !(/^-+[a-z]/.test(arg) || values[all[index - 1] ?? ''] !== undefined),
  );
  if ('accepts' in words) {
    const wrong = given.find((word, index) => index > 0 || !words.accepts(word));
    if (wrong === undefined) return undefined;
    const message = `This command needs ${words.expected}, not ${given.join(' ')}.`;
    return { kind: 'mistake', given: wrong, message, known: [] };
  }
  const unknown = given.find((word) => !words.includes(word));
  if (unknown === undefined) return undefined;
  const message = words.length === 0 ? `This command takes no ${unknown}.` : `${unknown} does not exist.`;
  return { kind: 'mistake', given: unknown, message, known: words };
}

/**
 * Checks the flags and words of a command, before the command builds packages or imports its program. If the user asks
 * for help, returns the usage text, even if other flags are wrong.
 */
export function checkArguments(command: Command, args: readonly string[]): Outcome {
  const { usage, alsoFlags = [] } = command;
  if (usage === undefined) return { kind: 'run' };
  const given = flagsOf(args);
  if (args.includes('-h') || given.some(({ flag }) => flag === '--help'))
    return { kind: 'help', text: usage };
  const known = [...flagsIn(usage), '--help'];
  for (const passed of given) {
    const { flag } = passed;
    if (!known.includes(flag) && !alsoFlags.includes(flag))
      return { kind: 'mistake', given: flag, message: `Unknown flag ${flag}.`, known: [...new Set(known)] };
    const refusal = refusalOfFlag(passed, command);
    if (refusal !== undefined) return refusal;
  }
  return refusalOfWords(args, command) ?? { kind: 'run' };
}
