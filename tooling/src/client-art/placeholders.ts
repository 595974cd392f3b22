import { wordmark } from '../client-new/art/logo.ts';
import { badgeMark } from '../client-new/art/mark.ts';
import { scenery } from '../client-new/art/scenery.ts';
import { svgFile, type ArtStyle } from '../client-new/art/style.ts';
import { tileFile } from '../client-new/art/tiles.ts';
import { hexOf } from '../client-new/palette/oklch.ts';
import type { WantedArt } from './wanted-art.ts';

/** Draws the brand's badge on its scenery. A banner has no letters, because its words are below the picture. */
function bannerFile(style: ArtStyle, width: number, height: number): string {
  const { defs, body } = scenery(style, width, height);
  const size = height * 0.5;
  const mark = badgeMark(style, size, 'k');
  const place = `translate(${(width - size) / 2} ${(height - size) / 2})`;
  const content = `<defs>${defs}${mark.defs}</defs>\n${body}<g transform="${place}">${mark.body}</g>`;
  return svgFile(width, height, content, ' preserveAspectRatio="xMidYMid slice"');
}

/** Writes a name on a plate in the accent, which is readable in both palettes. */
function markFile(style: ArtStyle, words: string): string {
  const { semantic } = style.palette;
  const box = { x: 16, y: 12, width: 208, height: 56, maxSize: 34 };
  const { paths } = wordmark({ ...style, name: words }, box, 1, hexOf(semantic['on-accent']));
  const plate = `<rect width="240" height="80" rx="14" fill="${hexOf(semantic.accent)}"/>`;
  return svgFile(240, 80, `${plate}\n${paths}`);
}

/** Returns a placeholder as an SVG in the colours and the font of the brand. */
export function drawPlaceholder(style: ArtStyle, { kind, words, drawing }: WantedArt): string {
  if (kind === 'tile') return tileFile(style, drawing ?? 'hot');
  if (kind === 'mark') return markFile(style, words);
  return kind === 'narrow' ? bannerFile(style, 720, 360) : bannerFile(style, 1440, 360);
}
