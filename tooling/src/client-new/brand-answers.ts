import type { ResolvedClient } from '@chada/client-config';
import type { SymbolId } from './art/emblems.ts';
import type { FontId } from './fonts.ts';
import type { CornerStyle } from './palette/tokens-file.ts';

export type RefundChoice = 'default' | 'tier' | Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, number>>;

export const layoutSets = {
  classic: { hero: 'split', tiles: 'grid', creditCard: 'plate', bar: 'notch' },
  cover: { hero: 'cover', tiles: 'mosaic', creditCard: 'plate', bar: 'notch' },
  garden: { hero: 'stacked', tiles: 'shelf', creditCard: 'petal', bar: 'pill' },
  log: { hero: 'split', tiles: 'list', creditCard: 'gauge', bar: 'flat' },
} as const satisfies Readonly<Record<string, Partial<ResolvedClient['layout']>>>;
export type LayoutName = keyof typeof layoutSets;

export const layoutNames: readonly LayoutName[] = ['classic', 'cover', 'garden', 'log'];

export const layoutHints: Readonly<Record<LayoutName, string>> = {
  classic: 'sign-in at the right, equal tiles',
  cover: 'sign-in over the picture, a mosaic of games',
  garden: 'everything in the middle, a shelf of games, floating bar',
  log: 'sign-in at the right, games in wide numbered rows, flat bar',
};

export function suitableLayout({ corners, scheme }: Pick<BrandAnswers, 'corners' | 'scheme'>): LayoutName {
  if (corners === 'round') return 'garden';
  if (corners === 'sharp') return 'log';
  return scheme === 'dark' ? 'cover' : 'classic';
}

/** The values that fill blanks of the page templates. A value that is left out stays a blank. */
export const pageBlanks = ['company', 'companyNumber', 'address', 'email', 'phone'] as const;
export type PageBlanks = Readonly<Partial<Record<(typeof pageBlanks)[number], string>>>;

export interface BrandAnswers {
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  readonly scheme: 'light' | 'dark';
  readonly colour: string;
  readonly secondColour: string | undefined;
  readonly backgroundColour: string | undefined;
  readonly symbol: SymbolId;
  readonly font: FontId;
  readonly corners: CornerStyle;
  readonly layout: LayoutName;
  readonly refunds: RefundChoice;
  readonly fourth: 'withdraw' | 'media';
  readonly domains: readonly string[];
  readonly line: string | undefined;
  readonly lineBackup: string | undefined;
  readonly holder: string;
  readonly blanks: PageBlanks;
}

export function withDefaults(given: Partial<BrandAnswers> & Pick<BrandAnswers, 'id' | 'name'>): BrandAnswers {
  const { scheme = 'dark', corners = 'soft' } = given;
  return {
    tagline: '',
    scheme,
    colour: '#e0a93b',
    secondColour: undefined,
    backgroundColour: undefined,
    symbol: 'initial',
    font: 'sarabun',
    corners,
    layout: suitableLayout({ corners, scheme }),
    refunds: 'default',
    fourth: 'media',
    domains: [],
    line: undefined,
    lineBackup: undefined,
    holder: given.name,
    blanks: {},
    ...given,
  };
}
