import { likelyClientId } from '@chada/client-config/node';
import { checkLetters, readDomains, readId, readLine, readText, type ParseResult } from './answers.ts';
import { suitableLayout, withDefaults, type BrandAnswers } from './brand-answers.ts';
import { symbolIds } from './art/emblems.ts';
import { Questions } from './questions.ts';
import { askColour, askRefunds, askLayout, askFont } from './ask-choice.ts';

export interface AnswerValidators {
  readonly id: (id: string) => string | undefined;
  readonly domains: (domains: readonly string[]) => string | undefined;
}

function andNot<Value>(
  reading: ParseResult<Value>,
  refuse: (value: Value) => string | undefined,
): ParseResult<Value> {
  const refusal = 'value' in reading ? refuse(reading.value) : undefined;
  return refusal === undefined ? reading : { mistake: refusal };
}

/** Asks the user for each value of a new brand that no flag sets. Throws Cancelled on Ctrl-C. */
export async function askForBrand(
  given: Partial<BrandAnswers>,
  refuse: AnswerValidators,
  questions = new Questions(),
): Promise<BrandAnswers> {
  questions.begin('A new brand. Enter accepts the shown value; Ctrl-C quits and writes nothing.');
  const drawable = (text: string) => checkLetters(text, given.font ?? 'sarabun');
  const name =
    given.name ??
    (await questions.text({ message: 'Its name, as members read it' }, (text) =>
      andNot(readText('name', text), drawable),
    ));
  const id =
    given.id ??
    (await questions.text(
      {
        message: 'Its id: the folder, and the first part of its address here',
        placeholder: 'siam-gold',
        initialValue: likelyClientId(name) ?? '',
      },
      (text) => andNot(readId(text), refuse.id),
    ));
  const tagline =
    given.tagline ??
    (await questions.text({ message: 'A line below the name (may stay empty)' }, (text) =>
      andNot(readText('tagline', text), drawable),
    ));
  const scheme =
    given.scheme ??
    (await questions.choose('Dark or light?', [
      { value: 'dark', label: 'Dark', hint: 'calm at night' },
      { value: 'light', label: 'Light' },
    ]));
  const colour = given.colour ?? (await askColour(questions));
  const symbol =
    given.symbol ??
    (await questions.choose(
      'Which emblem does the logo have?',
      symbolIds.map((value) => ({
        value,
        label: value === 'initial' ? 'Its initials, in a badge' : `A ${value}`,
      })),
    ));
  const font = given.font ?? (await askFont(questions));
  const layout =
    given.layout ??
    (await askLayout(questions, suitableLayout({ scheme, corners: given.corners ?? 'soft' })));
  const refunds = given.refunds ?? (await askRefunds(questions));
  const fourth =
    given.fourth ??
    (await questions.choose('The fourth button of the bottom bar?', [
      { value: 'media', label: 'Media', hint: 'wheel, cards, films, promotion' },
      { value: 'withdraw', label: 'Withdraw' },
    ]));
  const domains =
    given.domains ??
    (await questions.text(
      { message: 'Its domains in production, by commas (may stay empty)', placeholder: 'www.example.com' },
      (text) => andNot(readDomains(text), refuse.domains),
    ));
  const line =
    given.line ??
    (await questions.optional(
      { message: 'Its LINE account (may stay empty)', placeholder: '@example' },
      readLine,
    ));
  const lineBackup =
    given.lineBackup ??
    (line === undefined
      ? undefined
      : await questions.optional({ message: 'Its second LINE account (may stay empty)' }, readLine));
  const prompts = {
    id,
    name,
    tagline,
    scheme,
    colour,
    symbol,
    font,
    layout,
    refunds,
    fourth,
    domains,
    line,
    lineBackup,
  };
  return withDefaults({ ...given, ...prompts });
}
