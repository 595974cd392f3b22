import { readArguments, UsageError } from '../brand-tools/arguments.ts';
import {
  readBlank,
  readColour,
  readCorners,
  readDomains,
  readFont,
  readFourthButton,
  readId,
  readLayout,
  readLine,
  readRefunds,
  readScheme,
  readSymbol,
  readText,
  type ParseResult,
} from './answers.ts';
import { pageBlanks, type BrandAnswers } from './brand-answers.ts';

export interface Flags {
  readonly help: boolean;
  readonly yes: boolean;
  readonly given: Partial<BrandAnswers>;
}

const text = { type: 'string' } as const;

/** Returns a parser for a flag's colour. The error message names the flag, because three flags are colours. */
const colourOf =
  (flag: string) =>
  (input: string): ParseResult<string> => {
    const reading = readColour(input);
    return 'mistake' in reading ? { mistake: `--${flag}: ${reading.mistake}` } : reading;
  };

/** Parses the flags of `pnpm client:new`. Throws a UsageError that lists all invalid flags. */
export function readFlags(args: readonly string[]): Flags {
  const { values, positionals } = readArguments(args, {
    id: text,
    name: text,
    tagline: text,
    scheme: text,
    colour: text,
    color: text,
    'second-colour': text,
    'background-colour': text,
    symbol: text,
    font: text,
    corners: text,
    layout: text,
    refunds: text,
    fourth: text,
    domain: { type: 'string', multiple: true },
    line: text,
    'line-backup': text,
    holder: text,
    company: text,
    'company-number': text,
    address: text,
    email: text,
    phone: text,
    yes: { type: 'boolean', short: 'y' },
    help: { type: 'boolean', short: 'h' },
  });
  if (positionals.length > 1) {
    throw new UsageError(
      `One id makes one brand; there are ${positionals.length}: ${positionals.join(' ')}.`,
    );
  }
  const mistakes: string[] = [];
  const take = <Value>(
    value: string | undefined,
    read: (value: string) => ParseResult<Value>,
  ): Value | undefined => {
    if (value === undefined) return undefined;
    const reading = read(value);
    if ('value' in reading) return reading.value;
    mistakes.push(reading.mistake);
    return undefined;
  };
  const flagOf = {
    company: 'company',
    companyNumber: 'company-number',
    address: 'address',
    email: 'email',
    phone: 'phone',
  } as const;
  const blanks = pageBlanks.flatMap((name) => {
    const value = take(values[flagOf[name]], (given) => readBlank(flagOf[name], given));
    return value === undefined ? [] : [[name, value] as const];
  });
  const all = {
    id: take(positionals[0] ?? values.id, readId),
    name: take(values.name, (value) => readText('name', value)),
    tagline: take(values.tagline, (value) => readText('tagline', value)),
    scheme: take(values.scheme, readScheme),
    colour: take(values.colour ?? values.color, colourOf('colour')),
    secondColour: take(values['second-colour'], colourOf('second-colour')),
    backgroundColour: take(values['background-colour'], colourOf('background-colour')),
    symbol: take(values.symbol, readSymbol),
    font: take(values.font, readFont),
    corners: take(values.corners, readCorners),
    layout: take(values.layout, readLayout),
    refunds: take(values.refunds, readRefunds),
    fourth: take(values.fourth, readFourthButton),
    domains: take(values.domain?.join(','), readDomains),
    line: take(values.line, readLine),
    lineBackup: take(values['line-backup'], readLine),
    holder: take(values.holder, (value) => readText('holder', value)),
    blanks: blanks.length === 0 ? undefined : Object.fromEntries(blanks),
  };
  if (mistakes.length > 0) throw new UsageError(mistakes.join('\n'));
  const given = Object.entries(all).filter(([, value]) => value !== undefined);
  return { help: values.help === true, yes: values.yes === true, given: Object.fromEntries(given) };
}
