import { hexOf } from '../palette/oklch.ts';
import { emblems } from './emblems.ts';
import { wordmark } from './logo.ts';
import { badgeMark, emblemInk } from './mark.ts';
import { polygon, star } from './shapes.ts';
import { accentGradient, gradient, shade, svgFile, type ArtStyle } from './style.ts';
import { outline, drawAt } from './thai-outlines.ts';
import { scenery } from './scenery.ts';

/**
 * Returns the brand's icon as an SVG. The background also fills the corners, because phones round the corners of icons.
 */
export function iconFile(style: ArtStyle): string {
  const { defs, body } = badgeMark(style, 512, 'i');
  return svgFile(512, 512, `<defs>${defs}</defs>\n${body}`);
}

export function allGamesFile({ palette }: ArtStyle): string {
  const { semantic, scheme, accent } = palette;
  const background = scheme === 'dark' ? semantic['surface-raised'] : semantic['surface-raised'];
  const ring = `<circle cx="48" cy="48" r="46" fill="url(#g)"/><circle cx="48" cy="48" r="41.500" fill="url(#n)"/>`;
  const die =
    'M27 52h14a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4H27a4 4 0 0 1-4-4V56a4 4 0 0 1 4-4Zm2.200 4.200a2.200 2.200 0 1 0 .01 0Zm9.600 0a2.200 2.200 0 1 0 .01 0Zm-4.800 4.700a2.200 2.200 0 1 0 .01 0Zm-4.800 4.700a2.200 2.200 0 1 0 .01 0Zm9.600 0a2.200 2.200 0 1 0 .01 0Z';
  const games =
    `<path d="${star(34, 34, 12.5, 5.2)}"/>` +
    `<path d="M62 22C66 28 73.500 31 73.500 37C73.500 43 66 43.500 63.500 39Q64 43 67 45.500H57Q60 43 60.500 39C58 43.500 50.500 43 50.500 37C50.500 31 58 28 62 22Z"/>` +
    `<path fill-rule="evenodd" d="${die}"/>` +
    `<path d="${polygon([
      [62, 50],
      [73.5, 63],
      [62, 76],
      [50.5, 63],
    ])}"/>`;
  const defs =
    accentGradient('g', palette) +
    gradient('n', [
      [0, hexOf(shade(background, scheme === 'dark' ? 0.06 : 0))],
      [
        1,
        hexOf(
          scheme === 'dark'
            ? semantic['surface-sunken']
            : { ...accent, l: 0.955, c: Math.min(accent.c, 0.03) },
        ),
      ],
    ]);
  return svgFile(96, 96, `<defs>${defs}</defs>\n${ring}<g fill="url(#g)">${games}</g>`);
}

export function backgroundFile(style: ArtStyle): string {
  const { defs, body } = scenery(style, 1200, 1600);
  const veil = `<rect width="1200" height="1600" fill="${hexOf(style.palette.semantic.surface)}" opacity=".4"/>`;
  return svgFile(1200, 1600, `<defs>${defs}</defs>\n${body}${veil}`, ' preserveAspectRatio="xMidYMin slice"');
}

export function greetingFile(style: ArtStyle): string {
  const { semantic, accent } = style.palette;
  const { defs, body } = badgeMark(style, 68, 'h');
  const circle = `<circle cx="64" cy="64" r="59" fill="${hexOf(semantic['surface-raised'])}" stroke="${hexOf(accent)}" stroke-width="1.5"/>`;
  return svgFile(128, 96, `<defs>${defs}</defs>\n${circle}<g transform="translate(30 20)">${body}</g>`);
}

export function shareFile(style: ArtStyle): string {
  const { palette, font, tagline } = style;
  const { defs, body } = scenery(style, 1200, 630);
  const mark = badgeMark(style, 260, 'k');
  const emblem =
    style.symbol === 'initial'
      ? `<g transform="translate(90 ${tagline === '' ? 185 : 165})">${mark.body}</g>`
      : `<g transform="translate(90 ${tagline === '' ? 180 : 160}) scale(2.700)">${emblems[style.symbol](emblemInk(style, 'w'))}</g>`;
  const box = { x: 0, y: 0, width: 700, height: 230, maxSize: 150 };
  const [firstTile, secondTile] = [
    wordmark(style, box, 1, 'url(#w)'),
    wordmark(style, { ...box, maxSize: 100 }, 2, 'url(#w)'),
  ];
  const name = firstTile.size >= 70 ? firstTile : secondTile;
  const taglineOutline = outline(tagline, { font, size: 38, weight: 400 });
  const shrunk =
    taglineOutline.width > 700
      ? outline(tagline, { font, size: (38 * 700) / taglineOutline.width, weight: 400 })
      : taglineOutline;
  const line = tagline === '' ? '' : drawAt(shrunk, 410, 450, hexOf(palette.semantic['text-muted']));
  return svgFile(
    1200,
    630,
    `<defs>${defs}${mark.defs}${accentGradient('w', palette)}</defs>\n${body}${emblem}` +
      `<g transform="translate(410 ${tagline === '' ? 200 : 160})">${name.paths}</g>${line}`,
  );
}
