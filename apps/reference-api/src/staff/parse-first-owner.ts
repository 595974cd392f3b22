import { StaffRefusedError } from './staff-refused-error.ts';

const OPTION = /^--(limit|key-file)$/;

/** Parses `staff first NAME …`. Returns undefined if the command is another one. Throws StaffRefusedError. */
export function parseFirstOwner(
  argv: readonly string[],
): { name: string; options: Record<string, string> } | undefined {
  const [firstWord, secondWord, name = '', ...rest] = argv;
  if (firstWord !== 'staff' || secondWord !== 'first') return undefined;
  const options: Record<string, string> = {};
  for (let at = 0; at < rest.length; at += 2) {
    const [option = '', value] = [rest[at], rest[at + 1]];
    if (!OPTION.test(option) || value === undefined)
      throw new StaffRefusedError('write it as: staff first NAME [--limit BAHT_A_DAY] --key-file PATH');
    options[option.slice(2)] = value;
  }
  return { name, options };
}
