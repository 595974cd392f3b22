import type { Command, CommandInput } from './command.ts';
import { StaffRefusal } from './staff-refusal.ts';

export interface ParsedCommand {
  readonly command: Command;
  readonly given: CommandInput;
  /** The words and options as typed. The approval of a proposal parses them again. */
  readonly typed: readonly string[];
}

function valueOf(name: string, value: string | undefined): string {
  if (value !== undefined && value !== '' && !value.startsWith('--')) return value;
  throw new StaffRefusal(name === 'brand' ? '--brand needs the id of a brand' : `--${name} needs a value`);
}

/** Separates the options from the other words. Throws StaffRefusal for an unknown option. */
function splitOptions(
  typed: readonly string[],
  known: readonly string[],
): { words: string[]; options: Record<string, string> } {
  const words: string[] = [];
  const options: Record<string, string> = {};
  for (let at = 0; at < typed.length; at += 1) {
    const word = typed[at] ?? '';
    if (!word.startsWith('--')) {
      words.push(word);
      continue;
    }
    const name = word.slice(2);
    if (!known.includes(name)) throw new StaffRefusal(`there is no option ${word} here`);
    if (name in options) throw new StaffRefusal(`${word} is given twice`);
    at += 1;
    options[name] = valueOf(name, typed[at]);
  }
  return { words, options };
}

const REFERENCE = /^[\p{L}\p{N}][\p{L}\p{N}._:/-]{2,63}$/u;

export function helpOf(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ usage }) => usage.length));
  return [
    'What staff do; `pnpm sandbox` takes the same commands in a sandbox:',
    ...commands.map(({ usage, help }) => `  pnpm staff ${usage.padEnd(width)}  ${help}`),
  ].join('\n');
}

/** Parses a staff command. Throws StaffRefusal if the command is unknown or an argument is missing. */
export function parseCommand(commands: readonly Command[], argv: readonly string[]): ParsedCommand {
  const line = `${argv.join(' ')} `;
  const command = commands.find(({ name }) => line.startsWith(`${name} `));
  if (!command) throw new StaffRefusal(`there is no command "${argv.join(' ')}"\n\n${helpOf(commands)}`);
  const typed = argv.slice(command.name.split(' ').length);
  const known = ['brand', ...(command.needsReference ? ['reference'] : []), ...(command.options ?? [])];
  const { words, options } = splitOptions(typed, known);
  const { brand, reference = '' } = options;
  if (command.needsBrand && brand === undefined) {
    throw new StaffRefusal(`say which brand this changes: ${command.name} … --brand ID`);
  }
  if (command.needsReference && !REFERENCE.test(reference)) {
    throw new StaffRefusal(
      'say what this is for with --reference, 3 to 64 letters and digits, e.g. --reference TICKET-1042; the same reference again changes nothing',
    );
  }
  return { command, given: { words, brand, reference, options }, typed };
}
