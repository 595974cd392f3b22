import { emblems } from './emblems.ts';
import { badgeMark, emblemInk } from './mark.ts';
import { accentGradient, svgFile, type ArtStyle } from './style.ts';
import { outline, drawAt } from './thai-outlines.ts';
import { inLines } from './thai-words.ts';

const [width, height] = [234, 64];

interface Wordmark {
  readonly paths: string;
  readonly size: number;
}

export function wordmark(
  style: ArtStyle,
  box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly maxSize: number;
  },
  lines: number,
  fill: string,
): Wordmark {
  const { name, font } = style;
  const widthAt100 = (text: string) => outline(text, { font, size: 100 }).width;
  const set = inLines(name, lines, widthAt100);
  const widest = Math.max(...set.map(widthAt100));
  const probe = set.map((text) => outline(text, { font, size: 100 }).box);
  // Computes the distance of each line of text from the line above, so that the Thai marks of the two lines do not
  // touch.
  const drops = probe.map((ink, index) => {
    const above = probe[index - 1];
    return above === undefined ? 0 : Math.max(112, above.bottom - ink.top + 10);
  });
  const baseOf = (index: number) => drops.slice(0, index + 1).reduce((sum, drop) => sum + drop, 0);
  const top = probe[0]?.top ?? 0;
  const bottom = (probe[probe.length - 1]?.bottom ?? 0) + baseOf(set.length - 1);
  const size = Math.min(box.maxSize, (box.width / widest) * 100, (box.height / (bottom - top)) * 100);
  const scale = size / 100;
  const first = (box.height - (bottom - top) * scale) / 2 - top * scale;
  const paths = set.map((text, index) =>
    drawAt(outline(text, { font, size }), box.x, box.y + first + baseOf(index) * scale, fill),
  );
  return { paths: paths.join(''), size };
}

export function logoFile(style: ArtStyle): string {
  const nextToMark = { x: 72, y: 2, width: width - 74, height: height - 4, maxSize: 40 };
  const singleLine = wordmark(style, nextToMark, 1, 'url(#w)');
  const two = wordmark(style, { ...nextToMark, maxSize: 30 }, 2, 'url(#w)');
  const textOnly = wordmark(style, { ...nextToMark, x: 2, width: width - 4, maxSize: 30 }, 2, 'url(#w)');
  const enough = 21;
  const chosen = singleLine.size >= enough ? singleLine : two.size >= enough ? two : textOnly;
  const gradients = accentGradient('w', style.palette);
  if (chosen === textOnly) return svgFile(width, height, `<defs>${gradients}</defs>\n${textOnly.paths}`);
  if (style.symbol === 'initial') {
    const { defs, body } = badgeMark(style, 60, 'k');
    return svgFile(
      width,
      height,
      `<defs>${gradients}${defs}</defs>\n<g transform="translate(1 2)">${body}</g>\n${chosen.paths}`,
    );
  }
  const emblem = emblems[style.symbol](emblemInk(style, 'w'));
  return svgFile(
    width,
    height,
    `<defs>${gradients}</defs>\n<g transform="translate(1 2) scale(.6)">${emblem}</g>\n${chosen.paths}`,
  );
}
