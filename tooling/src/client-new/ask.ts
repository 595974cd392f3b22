import * as clack from '@clack/prompts';
import { likelyClientId } from '@chada/client-config/node';
import {
  checkLetters,
  readColour,
  readDomains,
  readId,
  readLine,
  readRefunds,
  readText,
  withDefaults,
  type BrandAnswers,
  type Reading,
} from './answers.ts';
import { symbolIds } from './art/emblems.ts';
import { fontChoices, isFontId, type FontId } from './fonts.ts';

/** Ctrl-C at a question: nothing has been written yet. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

function answered(answer: string | symbol): string {
  if (typeof answer === 'symbol') throw new Cancelled('Nothing was written.');
  return answer;
}

/** A question in words, asked until its answer is right. */
async function askText<Value>(
  question: { readonly message: string; readonly placeholder?: string; readonly initialValue?: string },
  read: (text: string) => Reading<Value>,
): Promise<Value> {
  const text = answered(
    await clack.text({
      ...question,
      validate: (value) => {
        const reading = read(value ?? '');
        return 'mistake' in reading ? reading.mistake : undefined;
      },
    }),
  );
  const reading = read(text);
  if ('mistake' in reading) throw new Error(reading.mistake);
  return reading.value;
}

/** A question that may be left open. */
function optional<Value>(read: (text: string) => Reading<Value>) {
  return (text: string): Reading<Value | undefined> =>
    text.trim() === '' ? { value: undefined } : read(text);
}

async function choose<const Value extends string>(
  message: string,
  options: readonly { readonly value: Value; readonly label: string; readonly hint?: string }[],
): Promise<Value> {
  const value = answered(await clack.select<string>({ message, options: [...options] }));
  const found = options.find((option) => option.value === value);
  if (found === undefined) throw new Cancelled('Nothing was written.');
  return found.value;
}

const colours = [
  { value: '#e0a93b', label: 'Gold' },
  { value: '#d02747', label: 'Ruby' },
  { value: '#12a06f', label: 'Emerald' },
  { value: '#16b5a3', label: 'Teal' },
  { value: '#2f6fed', label: 'Sapphire' },
  { value: '#8b5cf6', label: 'Violet' },
  { value: '#f26a21', label: 'Orange' },
  { value: '#ec4899', label: 'Pink' },
  { value: 'own', label: 'My own', hint: 'as #rrggbb' },
] as const;

async function askColour(): Promise<string> {
  const chosen = await choose('Which colour is it known by?', [...colours]);
  return chosen === 'own' ? askText({ message: 'The colour', placeholder: '#c81e4a' }, readColour) : chosen;
}

async function askRefunds(): Promise<BrandAnswers['refunds']> {
  const chosen = await choose('How much of a loss comes back, by level?', [
    { value: 'default', label: '5, 5, 8, 12, 15 %', hint: 'the usual table' },
    { value: 'tier', label: '5, 5, 7, 10, 15 %', hint: 'the table of the tiers' },
    { value: 'own', label: 'My own percents' },
  ]);
  if (chosen !== 'own') return chosen;
  return askText(
    { message: 'A percent for each level, 1 to 5 (or 6)', placeholder: '7, 7, 9, 10, 10' },
    readRefunds,
  );
}

function askFont(): Promise<FontId> {
  const options = Object.entries(fontChoices).flatMap(([value, { family, look }]) =>
    isFontId(value) ? [{ value, label: family, hint: look }] : [],
  );
  return choose('Which letters?', options);
}

/**
 * Asks for what no flag has said. Throws Cancelled when the questions are left.
 * @param refuseId why an id that is well formed can't be taken here.
 */
export async function askForBrand(
  given: Partial<BrandAnswers>,
  refuseId: (id: string) => string | undefined,
): Promise<BrandAnswers> {
  clack.intro('A new brand. Enter takes what is shown; Ctrl-C leaves and writes nothing.');
  const named = (text: string): Reading<string> => {
    const reading = readText('name', text);
    const lacking = 'value' in reading ? checkLetters(reading.value, given.font ?? 'sarabun') : undefined;
    return lacking === undefined ? reading : { mistake: lacking };
  };
  const name = given.name ?? (await askText({ message: 'Its name, as members read it' }, named));
  const id =
    given.id ??
    (await askText(
      {
        message: 'Its id: the folder, and the first part of its address here',
        placeholder: 'siam-gold',
        initialValue: likelyClientId(name) ?? '',
      },
      (text) => {
        const reading = readId(text);
        const refusal = 'value' in reading ? refuseId(reading.value) : undefined;
        return refusal === undefined ? reading : { mistake: refusal };
      },
    ));
  const tagline =
    given.tagline ??
    (await askText({ message: 'A line below the name (may stay empty)' }, (text) =>
      readText('tagline', text),
    ));
  const scheme =
    given.scheme ??
    (await choose('Dark or light?', [
      { value: 'dark', label: 'Dark', hint: 'calm at night' },
      { value: 'light', label: 'Light' },
    ]));
  const colour = given.colour ?? (await askColour());
  const symbol =
    given.symbol ??
    (await choose(
      'What stands beside the name?',
      symbolIds.map((value) => ({
        value,
        label: value === 'initial' ? 'Its initials, in a badge' : `A ${value}`,
      })),
    ));
  const font = given.font ?? (await askFont());
  const refunds = given.refunds ?? (await askRefunds());
  const fourth =
    given.fourth ??
    (await choose('The fourth button of the bottom bar?', [
      { value: 'media', label: 'Media', hint: 'wheel, cards, films, promotion' },
      { value: 'withdraw', label: 'Withdraw' },
    ]));
  const domains =
    given.domains ??
    (await askText(
      { message: 'Its domains in production, by commas (may stay empty)', placeholder: 'www.example.com' },
      readDomains,
    ));
  const line =
    given.line ??
    (await askText(
      { message: 'Its LINE account (may stay empty)', placeholder: '@example' },
      optional(readLine),
    ));
  const lineBackup =
    given.lineBackup ??
    (line === undefined
      ? undefined
      : await askText({ message: 'Its second LINE account (may stay empty)' }, optional(readLine)));
  return withDefaults({
    ...given,
    id,
    name,
    tagline,
    scheme,
    colour,
    symbol,
    font,
    refunds,
    fourth,
    domains,
    line,
    lineBackup,
  });
}
