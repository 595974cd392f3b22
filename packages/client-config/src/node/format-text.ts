import { gameCategoryPattern, gameProviderPattern } from '@chada/domain';
import type * as z from 'zod/mini';
import { accountForms } from '../contact.ts';
import * as patterns from '../patterns.ts';
import { clientIdMistake } from './client-id.ts';

export type Issue = z.core.$ZodIssue;

const patternTexts: readonly (readonly [RegExp, string])[] = [
  [patterns.apiBasePattern, "must be '/' (the site's own origin) or an address that begins with https://"],
  [patterns.hexColourPattern, "must be a colour such as '#0b1026', in lower case"],
  [patterns.countryPattern, "must be the two capital letters of a country, such as 'SG'"],
  [
    patterns.fontFamilyPattern,
    'must be the name of one font family: Latin letters, digits, blanks and hyphens',
  ],
  [patterns.unicodeRangePattern, "must be a CSS unicode-range such as 'U+0E01-0E5B'"],
  [gameCategoryPattern, "must be a category's id such as 'slots': lower-case letters, digits and hyphens"],
  [gameProviderPattern, "must be a provider's code such as 'JK': 2 to 12 capital letters and digits"],
  [
    patterns.bannerIdPattern,
    "must be a banner's id such as 'songkran': lower-case letters, digits and hyphens",
  ],
  [patterns.bannerTimePattern, "must be a time in Bangkok such as '2026-12-05T18:00'"],
  [patterns.lineAccountPattern, `must be ${accountForms.line.description}`],
  [patterns.helpNumberPattern, "must be a phone number such as '1323' or '02-123-4567'"],
];

const originForm = "must be an origin over https such as 'https://cdn.example.com', without a path";
const urlForm = 'must be an address that begins with https://';
const wholeUrlForm =
  "must be a whole address such as 'https://www.example.com/page', without a user name or quotes";

function hostMistake(value: string, form: string): string {
  if (value.includes('*')) return 'has a *, which the site policy never lists; name each host';
  if (/^https:\/\/[^/]*[A-Z]/.test(value)) return 'must have its host in lower case';
  return form;
}

function urlMistake(value: string): string {
  if (value.includes('<')) return 'has HTML; write only the address, such as the one in src="…"';
  if (/\s/.test(value.trim())) return 'has a blank; write %20';
  return hostMistake(value, value.startsWith('https://') ? wholeUrlForm : urlForm);
}

function hostNameMistake(value: string): string {
  const address = `http://${value.trim().replace(/^https?:\/\//i, '')}`;
  // `URL` converts Thai letters to the form of a domain that name servers know, such as `xn--l3ccyf5d`.
  const meant = URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : '';
  const example = patterns.hostNamePattern.test(meant) ? meant : 'www.example.com';
  return `must be a host name such as '${example}', without protocol, port or path`;
}

const valueTexts: readonly (readonly [RegExp, (value: string) => string])[] = [
  [patterns.hostNamePattern, hostNameMistake],
  [patterns.clientIdPattern, (value) => clientIdMistake(value) ?? 'is not a client id'],
  [patterns.httpsOriginPattern, (value) => hostMistake(value, originForm)],
  [patterns.httpsUrlPattern, urlMistake],
];

const pathFormats: readonly (readonly [RegExp, string])[] = [
  [patterns.imagePathPattern, 'svg, png, jpg or gif'],
  [patterns.svgPathPattern, 'svg'],
  [patterns.webpPathPattern, 'webp'],
  [patterns.pngPathPattern, 'png'],
  [patterns.fontPathPattern, 'woff2'],
  [patterns.filmPathPattern, 'mp4, or an https address'],
  [patterns.captionsPathPattern, 'vtt'],
];

function pathMistake(value: string, formats: string): string {
  const webFormat = /\.(webp|avif)$/i.exec(value)?.[1]?.toLowerCase();
  if (/(^|\/)\.\.(\/|$)|^[/\\~]|^[a-z]:/i.test(value))
    return "points out of the client's folder; its files are in assets/";
  if (webFormat !== undefined) return `is ${webFormat}, which Safari 12 and Edge 15 can't show (CO-05)`;
  if (value.includes('\\')) return 'has a backslash; write /';
  if (!value.startsWith('assets/')) return "must be a path that begins with 'assets/'";
  if (/\.[a-z0-9]*[A-Z][A-Za-z0-9]*$/.test(value))
    return 'has capital letters in its ending; rename the file, and write the ending in lower case';
  return `must be a file name of plain letters, digits, hyphens and dots, of the format ${formats}`;
}

/**
 * Maps each pattern to a function that explains why a value does not match the pattern. The keys are texts, because an
 * issue contains its pattern as a text.
 */
const texts: ReadonlyMap<string, (value: string) => string> = new Map([
  ...patternTexts.map(([pattern, text]) => [String(pattern), () => text] as const),
  ...valueTexts.map(([pattern, explain]) => [String(pattern), explain] as const),
  ...pathFormats.map(
    ([pattern, formats]) => [String(pattern), (value: string) => pathMistake(value, formats)] as const,
  ),
]);

export function formatText(issue: Issue, value: unknown): string {
  const pattern = 'pattern' in issue ? String(issue.pattern) : '';
  // Only the brand's own id is part of host names.
  if (pattern === String(patterns.clientIdPattern) && issue.path.join('.') !== 'id')
    return "must be an id such as 'terms': 2 to 31 lower-case letters, digits and single hyphens";
  return texts.get(pattern)?.(String(value)) ?? 'has not the expected form';
}
