import { bangkokDay, gameCategories } from '@chada/domain';
import { defaultPages } from '@chada/client-config/node';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawIcons, smallPng } from '../brand-tools/draw-icons.ts';
import { layoutSets, type BrandAnswers } from './brand-answers.ts';
import { logoFile } from './art/logo.ts';
import { allGamesFile, backgroundFile, greetingFile, iconFile, shareFile } from './art/pictures.ts';
import type { ArtStyle } from './art/style.ts';
import { tileFile } from './art/tiles.ts';
import { fontChoices, fontFiles } from './fonts.ts';
import { jsonText } from './json-text.ts';
import { derivePalette, type Palette } from './palette/derive.ts';
import { hexOf } from './palette/oklch.ts';
import { tokensFile } from './palette/tokens-file.ts';

export type BrandFiles = ReadonlyMap<string, string | Buffer>;

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

/** Returns the templates of the usual pages. Double brackets in a template mark the text that the brand must write. */
function pageFiles(): readonly (readonly [path: string, text: string])[] {
  return defaultPages.map((slug) => {
    const file = new URL(`./pages/${slug}.th.md`, import.meta.url);
    return [`pages/${slug}.th.md`, readFileSync(file, 'utf8')];
  });
}

export async function brandFiles(
  answers: BrandAnswers,
  root: string,
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
    ['client.json', await jsonText(clientFile(answers, palette), root)],
    ['tokens.json', await jsonText(tokensFile(palette, answers.corners), root)],
    // The file refers to its JSON schema in `$schema`, so that editors suggest the keys of all texts.
    [
      'messages.th.json',
      await jsonText({ $schema: '../../packages/client-config/messages.schema.json' }, root),
    ],
    ...pageFiles(),
    ['assets/logo.svg', logoFile(style)],
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
