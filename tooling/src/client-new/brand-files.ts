import { bangkokDay, gameCategories } from '@chada/domain';
import { defaultPages } from '@chada/client-config/node';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawIcons, smallPng } from '../brand-tools/draw-icons.ts';
import { layoutSets, pageBlanks, type BrandAnswers, type PageBlanks } from './brand-answers.ts';
import { logoFile } from './art/logo.ts';
import { allGamesFile, backgroundFile, greetingFile, iconFile, shareFile } from './art/pictures.ts';
import type { ArtStyle } from './art/style.ts';
import { tileFile } from './art/tiles.ts';
import { fontChoices, fontFiles } from './fonts.ts';
import { jsonText } from './json-text.ts';
import { derivePalette, type Palette } from './palette/derive.ts';
import { hexOf } from './palette/oklch.ts';
import { tokensFile } from './palette/tokens-file.ts';
import { deriveSecond } from '../client-palette/second-tokens.ts';

export type BrandFiles = ReadonlyMap<string, string | Buffer>;

const otherScheme = ({ scheme }: Palette): 'light' | 'dark' => (scheme === 'light' ? 'dark' : 'light');

const secondLogoFile = (palette: Palette): string => `assets/logo-${otherScheme(palette)}.svg`;

/** Returns the second palette as `pnpm client:palette` derives it from the tokens of the first. */
function secondPalette(palette: Palette): Palette {
  const { surface, accent } = palette.semantic;
  return deriveSecond({ '--surface': hexOf(surface), '--accent': hexOf(accent) }, otherScheme(palette));
}

function clientFile(answers: BrandAnswers, palette: Palette): object {
  const { id, name, tagline, domains, refunds, fourth, holder, line, lineBackup, font, layout } = answers;
  const contact = {
    ...(line === undefined ? {} : { main: line }),
    ...(lineBackup === undefined ? {} : { backup: lineBackup }),
  };
  const year = Number(bangkokDay(new Date()).slice(0, 4));
  return {
    $schema: '../../packages/client-config/client.schema.json',
    id,
    name,
    ...(tagline === '' ? {} : { tagline }),
    domains,
    minimumAge: 20,
    refundTable: refunds,
    ...(fourth === 'media' ? {} : { bottomBar: { fourth } }),
    layout: layoutSets[layout],
    footer: { holder, publicYear: year, memberYear: year },
    ...(Object.keys(contact).length === 0 ? {} : { contact }),
    protection: { jurisdictions: ['TH'] },
    theme: {
      colorScheme: palette.scheme,
      themeColor: hexOf(palette.semantic.surface),
      fontFamily: fontChoices[font].family,
      fontFaces: fontFiles(font).files.map(({ weight, name: file, unicodeRange }) => ({
        weight,
        path: `assets/fonts/${file}`,
        unicodeRange,
      })),
    },
    assets: {
      logo: 'assets/logo.svg',
      secondLogo: secondLogoFile(palette),
      icon: 'assets/icon.svg',
      icon192: 'assets/icon-192.png',
      icon512: 'assets/icon-512.png',
      iconMaskable: 'assets/icon-maskable.png',
      share: 'assets/share.png',
      background: 'assets/background.svg',
      greeting: 'assets/greeting.svg',
      allGames: 'assets/all-games.svg',
      categories: Object.fromEntries(
        gameCategories.map((category) => [category, `assets/categories/${category}.svg`]),
      ),
    },
  };
}

function png(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize({ width }).png(smallPng).toBuffer();
}

/** Fills the blanks of a template such as `[[phone|the words]]`. A blank without a value keeps its words. */
function fillBlanks(template: string, blanks: PageBlanks): string {
  return template.replace(/\[\[(\w+)\|([^\]]*)\]\]/g, (_blank, key: string, words: string) => {
    const known = pageBlanks.find((name) => name === key);
    if (known === undefined) throw new Error(`No flag of client:new fills the blank "${key}".`);
    return blanks[known] ?? `[[${words}]]`;
  });
}

/** Returns the templates of the usual pages. Double brackets in a template mark the text that the brand must write. */
function pageFiles(blanks: PageBlanks): readonly (readonly [path: string, text: string])[] {
  return defaultPages.map((slug) => {
    const file = new URL(`./pages/${slug}.th.md`, import.meta.url);
    return [`pages/${slug}.th.md`, fillBlanks(readFileSync(file, 'utf8'), blanks)];
  });
}

export async function brandFiles(
  answers: BrandAnswers,
): Promise<{ readonly files: BrandFiles; readonly palette: Palette }> {
  const palette = derivePalette({
    scheme: answers.scheme,
    accent: answers.colour,
    second: answers.secondColour,
    background: answers.backgroundColour,
  });
  const style: ArtStyle = { ...answers, palette };
  const icon = iconFile(style);
  const { files: fonts, licence } = fontFiles(answers.font);
  const [icons, share] = await Promise.all([
    drawIcons(icon, hexOf(palette.semantic.surface)),
    png(shareFile(style), 1200),
  ]);
  const files: BrandFiles = new Map<string, string | Buffer>([
    ['client.json', await jsonText(clientFile(answers, palette))],
    ['tokens.json', await jsonText(tokensFile(palette, answers.corners))],
    // The file refers to its JSON schema in `$schema`, so that editors suggest the keys of all texts.
    ['messages.th.json', await jsonText({ $schema: '../../packages/client-config/messages.schema.json' })],
    ...pageFiles(answers.blanks),
    ['assets/logo.svg', logoFile(style)],
    [secondLogoFile(palette), logoFile({ ...style, palette: secondPalette(palette) })],
    ['assets/icon.svg', icon],
    ...icons,
    ['assets/share.png', share],
    ['assets/background.svg', backgroundFile(style)],
    ['assets/greeting.svg', greetingFile(style)],
    ['assets/all-games.svg', allGamesFile(style)],
    ...gameCategories.map((category): [string, string] => [
      `assets/categories/${category}.svg`,
      tileFile(style, category),
    ]),
    ...fonts.map(({ name, body }): [string, Buffer] => [`assets/fonts/${name}`, body]),
    ['assets/fonts/OFL.txt', licence],
  ]);
  return { files, palette };
}
