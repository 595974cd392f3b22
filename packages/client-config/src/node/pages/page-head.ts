import { type PageLayout, pageLayouts } from '../../own-page.ts';
import { pngPathPattern } from '../../patterns.ts';
import { htmlMistake, textMistake } from '../check-texts.ts';
import { nearest, suggest, type Problem } from '../problem.ts';
import { sceneNames } from './scene-names.ts';
import { findAll, type PageSource } from './page-source.ts';

export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly updated?: string;
  /** A text without a layout. */
  readonly layout?: PageLayout;
  /** The scene of the brand next to the title. */
  readonly picture?: string;
  readonly share?: string;
}

interface Mistake {
  readonly message: string;
  readonly hint: string | undefined;
}

interface HeadField {
  readonly isNeeded: boolean;
  readonly mistake: (value: string) => string | Mistake | undefined;
}

const knownOf = (known: readonly string[]) => (value: string) =>
  known.includes(value) ? undefined : { message: `is not "${value}"`, hint: suggest(value, known) };

const maxLengthOf = (maxLength: number) => (value: string) =>
  value.length > maxLength ? `has ${value.length} letters; the most are ${maxLength}` : undefined;

function dateMistake(value: string): string | undefined {
  const time = /^2[0-4]\d\d-\d\d-\d\d$/.test(value) ? Date.parse(value) : Number.NaN;
  // Compares the parsed date with the text, because `Date.parse` changes 31 February to a day in March.
  const isDate = !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
  return isDate ? undefined : 'must be a date such as 2026-11-23, with the year of the Christian era';
}

const headFields: Readonly<Record<keyof PageHead, HeadField>> = {
  title: { isNeeded: true, mistake: maxLengthOf(60) },
  description: { isNeeded: true, mistake: maxLengthOf(200) },
  updated: { isNeeded: false, mistake: dateMistake },
  layout: { isNeeded: false, mistake: knownOf(pageLayouts) },
  picture: { isNeeded: false, mistake: knownOf(sceneNames) },
  share: {
    isNeeded: false,
    mistake: (value) => (pngPathPattern.test(value) ? undefined : 'must be a png file in assets/'),
  },
};
const names = Object.keys(headFields);
const isName = (name: string): name is keyof PageHead => names.includes(name);

function valueMistake(value: string): string | undefined {
  if (value === '' || textMistake(value, 'one') === 'is blank') return 'is empty';
  if (/^(["']).*\1$/.test(value)) return 'has quotes, which readers would see; delete them';
  const [mark] = /^#{1,6}(?=\s)|\*\*|\[[^[\]]*\]\([^)]*\)/.exec(value) ?? [];
  return mark === undefined ? htmlMistake(value) : `has ${mark}, which readers would see; it is plain text`;
}

export interface ReadHead {
  readonly problems: readonly Problem[];
  readonly head: PageHead | undefined;
  readonly lineOf: (name: keyof PageHead) => number;
  readonly length: number;
}

const form = 'A page begins with a line ---, then "title: …" and "description: …", then a line ---.';

/** Reads the head of a page: lines of the form `name: value` between two lines `---`. */
export function readHead(source: PageSource): ReadHead {
  const { lines, problemAt } = source;
  const end =
    lines[0]?.trim() === '---' ? lines.findIndex((line, index) => index > 0 && line.trim() === '---') : -1;
  if (end === -1) {
    const problems = [problemAt(1, 1, 'The head of the page is missing.', form)];
    return { problems, head: undefined, lineOf: () => 1, length: 0 };
  }
  const found = new Map<keyof PageHead, { readonly value: string; readonly line: number }>();
  const problems: Problem[] = [];
  const unknown: string[] = [];
  let isFormWrong = false;
  for (const [index, text] of lines.slice(1, end).entries()) {
    const line = index + 2;
    const wasFormWrong = isFormWrong;
    isFormWrong = false;
    const [, name, value = ''] = /^\s*([^:\s]+)\s*:\s*(.*?)\s*$/.exec(text) ?? [];
    if (text.trim() === '') continue;
    if (name === undefined) {
      isFormWrong = true;
      // Reports a value of several lines once.
      if (!wasFormWrong)
        problems.push(problemAt(line, 1, 'This is not of the form "name: value", in one line.', form));
    } else if (!isName(name)) {
      unknown.push(name);
      problems.push(problemAt(line, 1, `Unknown field "${name}".`, suggest(name, names)));
    } else if (found.has(name))
      problems.push(problemAt(line, 1, `The field "${name}" is repeated here.`, 'Keep one of the two.'));
    else {
      const mistake = valueMistake(value) ?? headFields[name].mistake(value);
      if (mistake !== undefined) {
        const { message, hint } =
          typeof mistake === 'string' ? { message: mistake, hint: undefined } : mistake;
        problems.push(problemAt(line, 1, `"${name}" ${message}.`, hint));
      }
      found.set(name, { value, line });
    }
  }
  const missing = names.filter(
    (name) =>
      isName(name) &&
      headFields[name].isNeeded &&
      !found.has(name) &&
      !unknown.some((other) => nearest(other, names) === name),
  );
  // An unknown field, such as one with a Thai name, is probably one of the missing fields.
  const others = unknown.filter((other) => nearest(other, names) === undefined).length;
  for (const name of missing.slice(others)) problems.push(problemAt(1, 1, `"${name}" is missing.`, form));
  const valueOf = (name: keyof PageHead) => found.get(name)?.value;
  const [updated, picture, share] = [valueOf('updated'), valueOf('picture'), valueOf('share')];
  const layout = pageLayouts.find((name) => name === valueOf('layout'));
  const head = {
    title: valueOf('title') ?? '',
    description: valueOf('description') ?? '',
    ...(updated === undefined ? {} : { updated }),
    ...(layout === undefined ? {} : { layout }),
    ...(picture === undefined ? {} : { picture }),
    ...(share === undefined ? {} : { share }),
  };
  return { problems, head, lineOf: (name) => found.get(name)?.line ?? 1, length: end + 1 };
}

export type BrandValues = Readonly<Record<'brand' | 'holder' | 'age', string>>;
const valueNames: readonly string[] = ['brand', 'holder', 'age'] satisfies (keyof BrandValues)[];

export function valueProblems(source: PageSource, pattern: RegExp): readonly Problem[] {
  const unknown = findAll(source, pattern).flatMap(({ line, column, matched, inner }) =>
    valueNames.includes(inner)
      ? []
      : [source.problemAt(line, column, `Unknown value ${matched}.`, suggest(inner, valueNames))],
  );
  const single = source.lines.flatMap((text, index) => {
    const column = text.replace(pattern, (value) => ' '.repeat(value.length)).search(/[{}]/) + 1;
    if (column === 0) return [];
    const hint = `A value is ${valueNames.map((name) => `{${name}}`).join(', ')}.`;
    return [source.problemAt(index + 1, column, 'This brace belongs to no value.', hint)];
  });
  return [...unknown, ...single];
}
