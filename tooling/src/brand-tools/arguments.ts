import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { suggest } from '@chada/client-config/node';

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Parses the arguments of a command. Throws a UsageError for an unknown flag, or for more than `mostWords` words. */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  mostWords = Number.POSITIVE_INFINITY,
) {
  const known = Object.keys(options).map((name) => `--${name}`);
  const unknown = args
    .slice(0, args.includes('--') ? args.indexOf('--') : undefined)
    .filter((arg) => arg.startsWith('--'))
    .map((arg) => arg.split('=')[0] ?? arg)
    .find((flag) => !known.includes(flag));
  if (unknown !== undefined) {
    throw new UsageError([`Unknown flag ${unknown}.`, suggest(unknown, known)].filter(Boolean).join(' '));
  }
  const parsed = parse(args, options);
  const extra = parsed.positionals.slice(mostWords);
  if (extra.length > 0) throw new UsageError(`This command takes no further ${extra.join(' ')}.`);
  return parsed;
}

function parse<Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
