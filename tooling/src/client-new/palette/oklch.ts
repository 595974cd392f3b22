// OKLCH (Björn Ottosson, 2020) describes a colour by perceived lightness, chroma and hue.
import { colourCss, type Colour } from '@chada/client-config/node';

/** A colour in OKLCH: lightness from 0 to 1, chroma from 0 to about 0.37, and hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const fromLinear = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

export function toOklch({ red, green, blue }: Colour): Oklch {
  const [r, g, b] = [toLinear(red / 255), toLinear(green / 255), toLinear(blue / 255)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const labB = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const h = (Math.atan2(labB, a) * 180) / Math.PI;
  return { l, c: Math.hypot(a, labB), h: (h + 360) % 360 };
}

function linearOf({ l, c, h }: Oklch): readonly [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const fits = (colour: Oklch): boolean =>
  linearOf(colour).every((channel) => channel >= -0.0005 && channel <= 1.0005);

/** Converts a colour to sRGB. If sRGB does not contain the colour, reduces the chroma. */
export function fromOklch(target: Oklch): Colour {
  const l = Math.min(1, Math.max(0, target.l));
  let [min, max] = [0, target.c];
  let c = target.c;
  if (!fits({ ...target, l })) {
    for (let step = 0; step < 18; step += 1) {
      c = (min + max) / 2;
      if (fits({ l, c, h: target.h })) min = c;
      else max = c;
    }
    c = min;
  }
  const [red, green, blue] = linearOf({ l, c, h: target.h }).map((channel) =>
    Math.round(255 * Math.min(1, Math.max(0, fromLinear(Math.max(0, channel))))),
  );
  return { red: red ?? 0, green: green ?? 0, blue: blue ?? 0, alpha: 1 };
}

export function hexOf(colour: Oklch): string {
  return colourCss(fromOklch(colour));
}
