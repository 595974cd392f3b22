import type { PictureSize } from './picture-size.ts';

/** Returns the attributes of the first tag `<svg …>` of a drawing. */
export function rootAttributes(text: string): string {
  return (
    /<svg(?=[\s>/])((?:[^<>"']|"[^"]*"|'[^']*')*)>/.exec(text.replace(/<!--[\s\S]*?-->/g, ''))?.[1] ?? ''
  );
}

export function attributeOf(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(attributes)
    ?.slice(1)
    .find((value) => value !== undefined);
}

function viewBoxSize(attributes: string): PictureSize {
  const numbers = (attributeOf(attributes, 'viewBox') ?? '').trim().split(/[\s,]+/);
  const [, , width = 0, height = 0] = numbers.map(Number);
  return numbers.length === 4 && width > 0 && height > 0 ? [width, height] : undefined;
}

/** Returns a width or height as a number. Returns NaN for a missing length, or a length in percent. */
function lengthOf(attributes: string, name: string): number {
  return Number(/^\s*(\d*\.?\d+)(?:px|pt|mm|cm|in)?\s*$/.exec(attributeOf(attributes, name) ?? '')?.[1]);
}

function ownSize(attributes: string): PictureSize {
  const [width, height] = [lengthOf(attributes, 'width'), lengthOf(attributes, 'height')];
  return width > 0 && height > 0 ? [width, height] : undefined;
}

/** Returns the width and height of a drawing, in its own units. Undefined if the drawing has no size. */
export function svgSize(text: string): PictureSize {
  const attributes = rootAttributes(text);
  return viewBoxSize(attributes) ?? ownSize(attributes);
}

/**
 * Returns the reason why browsers show a drawing in its own size only, so that the drawing is cut off or too small in
 * its place. Returns undefined if browsers scale the drawing.
 */
export function scaleMistake(text: string): string | undefined {
  const attributes = rootAttributes(text);
  const written = attributeOf(attributes, 'viewBox');
  const form = 'write it such as viewBox="0 0 200 100", with the width and height of the drawing';
  if (written !== undefined && viewBoxSize(attributes) === undefined)
    return `has the viewBox "${written}"; ${form}`;
  if (svgSize(text) !== undefined) return undefined;
  const [other] = /(?<=(?:^|\s))viewbox(?=\s*=)/i.exec(attributes) ?? [];
  return other === undefined || written !== undefined
    ? `has no viewBox, so it is not scaled; ${form}`
    : `has "${other}", which must be "viewBox"`;
}

/**
 * Returns a viewBox with the size of the drawing, if the drawing has a size but no viewBox. Older browsers, such as Edge
 * 15, do not scale such a drawing.
 */
export function missingViewBox(text: string): string | undefined {
  const attributes = rootAttributes(text);
  const size = ownSize(attributes);
  return size === undefined || viewBoxSize(attributes) !== undefined
    ? undefined
    : `viewBox="0 0 ${size.join(' ')}"`;
}
