import { join } from 'node:path';
import { agreementPages } from '../agreement-pages.ts';
import type { CheckTarget } from './check-client-file.ts';
import { valueAt, type JsonPath, type JsonSource } from './json-source.ts';
import { pageNames } from './pages/page-names.ts';
import { pageEnding } from './pages/page-slug.ts';
import { nearest, type Problem } from './problem.ts';

interface Requirement {
  /** At least one of these fields must be present. `mayBeEmpty` allows an empty list. */
  readonly oneOf: readonly [JsonPath, ...JsonPath[]];
  readonly mayBeEmpty?: boolean;
  readonly message: string;
  readonly hint: string;
}

const requirements: readonly Requirement[] = [
  {
    oneOf: [['licence']],
    message: 'A production build needs a licence, and "licence" is missing (RD-17).',
    hint: 'Add "licence" with holder, number and jurisdiction, or build for the sandbox.',
  },
  {
    oneOf: [['blockedCountries']],
    mayBeEmpty: true,
    message: 'A production build names the blocked countries, and "blockedCountries" is missing (RD-17).',
    hint: 'List the countries that the licence excludes, or write [] if it excludes none.',
  },
  {
    oneOf: [['domains']],
    message: 'A production build needs a host name, and "domains" has none.',
    hint: 'Write it as in "domains": ["www.example.com"].',
  },
  {
    oneOf: [
      ['contact', 'main'],
      ['contact', 'backup'],
      ['contact', 'channels'],
    ],
    message: 'A production build needs a way to contact the team, and "contact" has none.',
    hint: 'Add a LINE account as "main", or another account to "channels".',
  },
  ...['icon192', 'icon512', 'iconMaskable'].map((name): Requirement => ({
    oneOf: [['assets', name]],
    message: `Phones need "assets.${name}" to install the site, and it is missing.`,
    hint: '"pnpm client:icons" draws all icons from "assets.icon".',
  })),
];

const requiredPages = [
  [agreementPages.terms, 'the terms of the contract with a member'],
  [agreementPages.privacy, 'the use of personal data (PDPA, section 23)'],
] as const;

function checkFields(source: JsonSource): readonly Problem[] {
  return requirements.flatMap(({ oneOf, mayBeEmpty = false, message, hint }) => {
    const isMet = oneOf.some((path) => {
      const value = valueAt(source.value, path);
      return value !== undefined && (mayBeEmpty || !Array.isArray(value) || value.length > 0);
    });
    return isMet ? [] : [source.problemAt(oneOf[0], message, hint)];
  });
}

/** Returns a problem for each text of the licence that is not filled in, such as `…` or `TODO`. */
function checkLicence(source: JsonSource): readonly Problem[] {
  return ['holder', 'number', 'jurisdiction'].flatMap((field) => {
    const path = ['licence', field];
    const value = valueAt(source.value, path);
    const isOpen = typeof value === 'string' && value.trim() !== '' && isPlaceholder(value);
    return isOpen
      ? [source.problemAt(path, `"licence.${field}" is "${value}", which is not filled in.`)]
      : [];
  });
}

function isPlaceholder(value: string): boolean {
  return !/[\p{L}\p{N}]/u.test(value) || /^\W*(?:todo|tbd|tba|xx+|n\/a|none|unknown)\W*$/i.test(value);
}

function checkRequiredPages(folder: string): readonly Problem[] {
  const names = pageNames(folder);
  return requiredPages.flatMap(([name, content]) => {
    if (names.includes(name)) return [];
    const file = join(folder, 'pages', name + pageEnding);
    const message = `A production build needs a page about ${content}.`;
    const meant = nearest(name, names);
    const hint =
      meant === undefined
        ? '"pnpm client:new" writes a template of this page.'
        : `Did you mean "${meant}${pageEnding}"? Rename it.`;
    return [{ file, line: 1, column: 1, message, hint }];
  });
}

export function checkProduction(source: JsonSource, folder: string, target: CheckTarget): readonly Problem[] {
  if (target !== 'production' || source.value === undefined) return [];
  return [...checkFields(source), ...checkLicence(source), ...checkRequiredPages(folder)];
}
