import { likelyClientId } from '@chada/client-config/node';
import {
  checkLetters,
  layoutNames,
  type LayoutName,
  readColour,
  readDomains,
  readId,
  readLine,
  readRefunds,
  readText,
  suitableLayout,
  withDefaults,
  type BrandAnswers,
  type Reading,
} from './answers.ts';
import { symbolIds } from './art/emblems.ts';
import { fontChoices, isFontId, type FontId } from './fonts.ts';
import { Questions } from './questions.ts';

/** Functions that return the reason why a valid value can't be used in this repository, or `undefined`. */
export interface PlaceRefusals {
  readonly id: (id: string) => string | undefined;
  readonly domains: (domains: readonly string[]) => string | undefined;
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

async function askColour(questions: Questions): Promise<string> {
  const chosen = await questions.choose('Which colour is it known by?', colours);
  if (chosen !== 'own') return chosen;
  return questions.text({ message: 'The colour', placeholder: '#c81e4a' }, readColour);
}

async function askRefunds(questions: Questions): Promise<BrandAnswers['refunds']> {
  const chosen = await questions.choose('What percentage of a loss is refunded, by level?', [
    { value: 'default', label: '5, 5, 8, 12, 15 %', hint: 'the usual table' },
    { value: 'tier', label: '5, 5, 7, 10, 15 %', hint: 'the table of the tiers' },
    { value: 'own', label: 'My own percents' },
  ]);
  if (chosen !== 'own') return chosen;
  return questions.text(
    { message: 'A percent for each level, 1 to 5 (or 6)', placeholder: '7, 7, 9, 10, 10' },
    readRefunds,
  );
}

const layoutHints: Readonly<Record<LayoutName, string>> = {
  classic: 'sign-in at the right, equal tiles',
  cover: 'sign-in over the picture, a mosaic of games',
  garden: 'everything in the middle, a shelf of games, floating bar',
  log: 'sign-in at the right, games in wide numbered rows, flat bar',
};

/** Asks for the layout. The first choice suits the chosen corners and scheme. */
function askLayout(questions: Questions, suitable: LayoutName): Promise<LayoutName> {
  const order = [suitable, ...layoutNames.filter((name) => name !== suitable)];
  return questions.choose(
    'How are its pages laid out?',
    order.map((value) => ({
      value,
      label: value === suitable ? `${value} (suits it)` : value,
      hint: layoutHints[value],
    })),
  );
}

function askFont(questions: Questions): Promise<FontId> {
  const options = Object.entries(fontChoices).flatMap(([value, { family, look }]) =>
    isFontId(value) ? [{ value, label: family, hint: look }] : [],
  );
  return questions.choose('Which letters?', options);
}

function andNot<Value>(
  reading: Reading<Value>,
  refuse: (value: Value) => string | undefined,
): Reading<Value> {
  const refusal = 'value' in reading ? refuse(reading.value) : undefined;
  return refusal === undefined ? reading : { mistake: refusal };
}

/** Asks for the values that no flag sets, and checks each answer at once. Throws Cancelled on Ctrl-C. */
export async function askForBrand(
  given: Partial<BrandAnswers>,
  refuse: PlaceRefusals,
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
  const asked = {
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
  return withDefaults({ ...given, ...asked });
}
