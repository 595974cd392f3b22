import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { suggest } from '@chada/client-config/node';

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export function readArguments<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
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
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
