import { clientIdMistake, fieldMistake, likelyClientId } from '@chada/client-config/node';
import { symbolIds } from './art/emblems.ts';
import { outline } from './art/thai-outlines.ts';
import { fontChoices, isFontId, type FontId } from './fonts.ts';
import { cornerChoices } from './palette/tokens-file.ts';
import { layoutNames, type RefundChoice } from './brand-answers.ts';

export type ParseResult<Value> = { readonly value: Value } | { readonly mistake: string };

const accept = <Value>(value: Value): ParseResult<Value> => ({ value });
const wrong = (mistake: string): ParseResult<never> => ({ mistake });

function oneOf<Value extends string>(label: string, choices: readonly Value[]) {
  return (text: string): ParseResult<Value> => {
    const found = choices.find((choice) => choice === text.trim().toLowerCase());
    return found === undefined
      ? wrong(`${label} is one of ${choices.join(', ')}; not "${text}".`)
      : accept(found);
  };
}

const hidden = /[\p{Cc}\p{Cf}\p{Cs}]/u;

/** Parses a text that fills a blank of the pages. Refuses the signs of Markdown, which would change the page. */
export function readBlank(flag: string, text: string): ParseResult<string> {
  const value = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  if (value === '' || value.length > 200)
    return wrong(`--${flag} has 1 to 200 letters; not ${value.length}.`);
  const sign = /[[\]{}<>*`#|]/.exec(value)?.[0] ?? hidden.exec(value)?.[0];
  return sign === undefined ? accept(value) : wrong(`--${flag} can't have ${JSON.stringify(sign)}.`);
}

export function readText(path: 'name' | 'tagline' | 'holder', text: string): ParseResult<string> {
  const value = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  const invalidCharacter = hidden.exec(value)?.[0];
  if (invalidCharacter !== undefined) {
    const codePoint = (invalidCharacter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return wrong(`The ${path} contains an invisible character (U+${codePoint}); type it again.`);
  }
  const mistake = fieldMistake(path === 'holder' ? ['footer', 'holder'] : [path], value);
  return mistake === undefined ? accept(value) : wrong(mistake);
}

export function checkLetters(text: string, font: FontId): string | undefined {
  const missing = [
    ...new Set(outline(text, { font, size: 100 }).missing.filter((character) => character !== ' ')),
  ];
  if (missing.length === 0) return undefined;
  return `The font ${fontChoices[font].family} can't draw ${missing.map((character) => `"${character}"`).join(', ')}: Thai and Latin letters, digits and signs only.`;
}

export function readId(text: string): ParseResult<string> {
  const mistake = clientIdMistake(text);
  if (mistake === undefined) return accept(text);
  const likely = likelyClientId(text);
  return wrong(`The id "${text}" ${mistake}.${likely === undefined ? '' : ` Perhaps "${likely}"?`}`);
}

/** Parses a colour and returns it as `#rrggbb`. Accepts `#rgb`, and colours without `#`. */
export function readColour(text: string): ParseResult<string> {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return accept(`#${digits}`);
  if (/^[0-9a-f]{3}$/.test(digits)) return accept(`#${digits.replace(/./g, '$&$&')}`);
  return wrong(`"${text}" is not a colour. Write six hex digits, such as #c81e4a.`);
}

/** Parses the loss refunds: `default`, `tier`, or a list of percentages for the levels 1 to 6. */
export function readRefunds(text: string): ParseResult<RefundChoice> {
  const word = text.trim().toLowerCase();
  if (word === 'default' || word === 'tier') return accept(word);
  const numbers = word.split(/[\s,]+/).filter((part) => part !== '');
  if (
    (numbers.length !== 5 && numbers.length !== 6) ||
    numbers.some((part) => !/^-?\d+(\.\d+)?$/.test(part))
  ) {
    return wrong(
      `Refunds are "default" (5 5 8 12 15 15), "tier" (5 5 7 10 15 15), or a percent for each of the levels 1 to 6 such as 7,7,9,10,10,12; not "${text}".`,
    );
  }
  const [one = 0, two = 0, three = 0, four = 0, five = 0, six = five] = numbers.map(Number);
  const table = { 1: one, 2: two, 3: three, 4: four, 5: five, 6: six };
  const mistake = fieldMistake(['refundTable'], table);
  return mistake === undefined ? accept(table) : wrong(mistake);
}

/** Parses a LINE account, such as `@example` (an official account) or `~example` (a personal account). */
export function readLine(text: string): ParseResult<string> {
  const value = text.trim();
  const mistake = fieldMistake(['contact', 'main'], value);
  return mistake === undefined
    ? accept(value)
    : wrong(
        `"${text}" is not a LINE account. Write an official account as @example, a personal one as ~example.`,
      );
}

export function readDomains(text: string): ParseResult<readonly string[]> {
  const values = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((part) => part !== '');
  const mistake = values
    .map((value) => fieldMistake(['domains', 0], value))
    .find((candidate) => candidate !== undefined);
  if (mistake !== undefined) return wrong(mistake.replace('"domains[0]"', 'A domain'));
  return accept([...new Set(values)]);
}

export function readFont(text: string): ParseResult<FontId> {
  const id = text.trim().toLowerCase().replace(/\s+/g, '-');
  if (isFontId(id)) return accept(id);
  return wrong(`The font is one of ${Object.keys(fontChoices).join(', ')}; not "${text}".`);
}

export const readScheme = oneOf('The scheme', ['dark', 'light']);
export const readFourthButton = oneOf('The fourth button', ['media', 'withdraw']);
export const readCorners = oneOf('The corners', cornerChoices);
export const readLayout = oneOf('The layout', layoutNames);
export const readSymbol = oneOf('The symbol', symbolIds);
