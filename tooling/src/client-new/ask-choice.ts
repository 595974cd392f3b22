import { readColour, readRefunds } from './answers.ts';
import { layoutHints, layoutNames, type LayoutName, type BrandAnswers } from './brand-answers.ts';
import { fontChoices, isFontId, type FontId } from './fonts.ts';
import type { Questions } from './questions.ts';

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

export async function askColour(questions: Questions): Promise<string> {
  const chosen = await questions.choose('Which colour is it known by?', colours);
  if (chosen !== 'own') return chosen;
  return questions.text({ message: 'The colour', placeholder: '#c81e4a' }, readColour);
}

export async function askRefunds(questions: Questions): Promise<BrandAnswers['refunds']> {
  const chosen = await questions.choose('What percentage of a loss is refunded, by level?', [
    { value: 'default', label: '5, 5, 8, 12, 15, 15 %', hint: 'the usual table' },
    { value: 'tier', label: '5, 5, 7, 10, 15, 15 %', hint: 'the table of the tiers' },
    { value: 'own', label: 'My own percents' },
  ]);
  if (chosen !== 'own') return chosen;
  return questions.text(
    { message: 'A percent for each of the levels 1 to 6', placeholder: '7, 7, 9, 10, 10, 12' },
    readRefunds,
  );
}

export function askLayout(questions: Questions, suitable: LayoutName): Promise<LayoutName> {
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

export function askFont(questions: Questions): Promise<FontId> {
  const options = Object.entries(fontChoices).flatMap(([value, { family, look }]) =>
    isFontId(value) ? [{ value, label: family, hint: look }] : [],
  );
  return questions.choose('Which letters?', options);
}
