import { readArguments, UsageError } from '../brand-tools/arguments.ts';
import {
  readColour,
  readCorners,
  readDomains,
  readFont,
  readFourth,
  readId,
  readLayout,
  readLine,
  readRefunds,
  readScheme,
  readSymbol,
  readText,
  type Reading,
} from './answers.ts';
import type { BrandAnswers } from './brand-answers.ts';

export const newHelp = `Usage: pnpm client:new [ID] [flags]

Makes a brand: clients/ID with configuration, colours, fonts, logo, icons and artwork, checked and ready to be shown.
At a terminal it asks for what no flag says; elsewhere, and with --yes, what isn't said takes its default.

  ID                     the folder's name and the first part of ID.localhost: a to z, 0 to 9, hyphens
  --name TEXT            the name that members read; the only other answer without a default
  --tagline TEXT         one line below the name
  --scheme dark|light    dark
  --colour HEX           buttons, links, logo: #e0a93b
  --second-colour HEX    artwork next to it; derived by default
  --ground-colour HEX    the hue of the grounds; that of the colour
  --symbol NAME          initial, crown, star, lotus, gem, flame, wave, sun, moon, clover: initial
  --font NAME            sarabun, prompt, kanit, mitr, ibm-plex-sans-thai, noto-sans-thai: sarabun
  --corners NAME         sharp, soft, round: soft
  --layout NAME          classic, cover, garden, log: the one that suits corners and scheme
  --refunds TABLE        default (5 5 8 12 15 15), tier (5 5 7 10 15 15), or a percent for each level such as 7,7,9,10,10
  --fourth media|withdraw  the fourth button of the bottom bar: media
  --domain HOST          where it is served in production; once for each
  --line ID              the main LINE account
  --line-backup ID       the backup LINE account
  --holder TEXT          who holds the copyright: the name
  --yes                  ask nothing
  --help                 this text

Nothing is written until every answer is valid, and a brand is written completely or not at all.
Where \`pnpm start\` runs it shows at once; with ports of its own, give this command the same SITE_PORT.`;

export interface Flags {
  readonly help: boolean;
  readonly yes: boolean;
  readonly given: Partial<BrandAnswers>;
}

const text = { type: 'string' } as const;

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
    'ground-colour': text,
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
    read: (value: string) => Reading<Value>,
  ): Value | undefined => {
    if (value === undefined) return undefined;
    const reading = read(value);
    if ('value' in reading) return reading.value;
    mistakes.push(reading.mistake);
    return undefined;
  };
  const all = {
    id: take(positionals[0] ?? values.id, readId),
    name: take(values.name, (value) => readText('name', value)),
    tagline: take(values.tagline, (value) => readText('tagline', value)),
    scheme: take(values.scheme, readScheme),
    colour: take(values.colour ?? values.color, readColour),
    secondColour: take(values['second-colour'], readColour),
    groundColour: take(values['ground-colour'], readColour),
    symbol: take(values.symbol, readSymbol),
    font: take(values.font, readFont),
    corners: take(values.corners, readCorners),
    layout: take(values.layout, readLayout),
    refunds: take(values.refunds, readRefunds),
    fourth: take(values.fourth, readFourth),
    domains: take(values.domain?.join(','), readDomains),
    line: take(values.line, readLine),
    lineBackup: take(values['line-backup'], readLine),
    holder: take(values.holder, (value) => readText('holder', value)),
  };
  if (mistakes.length > 0) throw new UsageError(mistakes.join('\n'));
  const said = Object.entries(all).filter(([, value]) => value !== undefined);
  return { help: values.help === true, yes: values.yes === true, given: Object.fromEntries(said) };
}
