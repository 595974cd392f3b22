import type { Command, CommandInput } from './command.ts';
import { StaffRefusedError } from './staff-refused-error.ts';

export interface ParsedCommand {
  readonly command: Command;
  readonly input: CommandInput;
  /** The words and options as typed. The approval of a proposal parses them again. */
  readonly args: readonly string[];
}

function valueOf(name: string, value: string | undefined): string {
  if (value !== undefined && value !== '' && !value.startsWith('--')) return value;
  throw new StaffRefusedError(
    name === 'brand' ? '--brand needs the id of a brand' : `--${name} needs a value`,
  );
}

/** Separates the options from the other words. Throws StaffRefusedError for an unknown option. */
function splitOptions(
  input: readonly string[],
  allowed: readonly string[],
): { positionals: string[]; options: Record<string, string> } {
  const positionals: string[] = [];
  const options: Record<string, string> = {};
  for (let index = 0; index < input.length; index += 1) {
    const arg = input[index] ?? '';
    if (!arg.startsWith('--')) {
      positionals.push(arg);
      continue;
    }
    const name = arg.slice(2);
    if (!allowed.includes(name)) throw new StaffRefusedError(`there is no option ${arg} here`);
    if (name in options) throw new StaffRefusedError(`${arg} is given twice`);
    index += 1;
    options[name] = valueOf(name, input[index]);
  }
  return { positionals, options };
}

const REFERENCE = /^[\p{L}\p{N}][\p{L}\p{N}._:/-]{2,63}$/u;

export function helpOf(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ usage }) => usage.length));
  return [
    'What staff do; `pnpm sandbox` takes the same commands in a sandbox:',
    ...commands.map(({ usage, help }) => `  pnpm staff ${usage.padEnd(width)}  ${help}`),
  ].join('\n');
}

/** Parses a staff command. Throws StaffRefusedError if the command is unknown or an argument is missing. */
export function parseCommand(commands: readonly Command[], argv: readonly string[]): ParsedCommand {
  const line = `${argv.join(' ')} `;
  const command = commands.find(({ name }) => line.startsWith(`${name} `));
  if (!command) throw new StaffRefusedError(`there is no command "${argv.join(' ')}"\n\n${helpOf(commands)}`);
  const args = argv.slice(command.name.split(' ').length);
  const allowed = ['brand', ...(command.needsReference ? ['reference'] : []), ...(command.options ?? [])];
  const { positionals, options } = splitOptions(args, allowed);
  const { brand, reference = '' } = options;
  if (command.needsBrand && brand === undefined) {
    throw new StaffRefusedError(`say which brand this changes: ${command.name} … --brand ID`);
  }
  if (command.needsReference && !REFERENCE.test(reference)) {
    throw new StaffRefusedError(
      'say what this is for with --reference, 3 to 64 letters and digits, e.g. --reference TICKET-1042; the same reference again changes nothing',
    );
  }
  return { command, input: { positionals, brand, reference, options }, args };
}
