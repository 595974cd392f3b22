import type { Layer } from './subject.ts';

const METAL = { l: '#fff6d0', d: '#a86a12' };
const PAINTS: Partial<Record<string, string>> = {
  m: 'url(#m)',
  l: METAL.l,
  d: METAL.d,
  a: '#ff5d7a',
  s: '#5fe0d0',
  w: '#fff',
  k: '#1a1426',
};

const LAYER = /^(?:@([^;]*);)?(~?)([a-z]|#?[\da-f]+)(\.\d+)?(?:\*(\d+))?(\|?)$/;

const channel = (colour: string, start: number): number =>
  Number.parseInt(colour.slice(start, start + 2), 16);

function mixed(colour: string, target: number, share: number): string {
  const mix = [0, 2, 4].map((start) => {
    const value = channel(colour, start);
    return Math.round(value + (target - value) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mix.join('')}`;
}

const shade = (colour: string): string =>
  `<linearGradient id="c${colour}" x2="0" y2="1"><stop stop-color="${mixed(colour, 255, 0.22)}"/><stop offset=".5" stop-color="#${colour}"/><stop offset="1" stop-color="${mixed(colour, 0, 0.34)}"/></linearGradient>`;

export const METAL_GRADIENT =
  '<linearGradient id="m" x2="0" y2="1"><stop stop-color="#fff6d0"/><stop offset=".5" stop-color="#f2c14e"/><stop offset="1" stop-color="#b0701a"/></linearGradient>';

/** Returns the layers and their gradients as SVG text. */
export function drawLayers(layers: readonly Layer[]): { shapes: string; gradients: string } {
  const shades = new Set<string>();
  const shapes = layers.map(([code, path, width]) => {
    const [, transform, shaded, name = '', opacity, copies, mirrored] = LAYER.exec(code) ?? [];
    const full = name.length === 3 ? name.replace(/./g, '$&$&') : name;
    if (shaded === '~') shades.add(full);
    const colour = shaded === '~' ? `url(#c${full})` : (PAINTS[name] ?? name);
    const paint =
      width === undefined ? ` fill="${colour}"` : ` fill="none" stroke="${colour}" stroke-width="${width}"`;
    const clear = opacity === undefined ? '' : ` opacity="${opacity}"`;
    const shape = (own: string): string => {
      const all = [transform, own].filter((part) => part !== undefined && part !== '').join(' ');
      return `<path d="${path}"${paint}${clear}${all === '' ? '' : ` transform="${all}"`}/>`;
    };
    if (copies !== undefined)
      return Array.from({ length: Number(copies) }, (_, index) =>
        shape(index === 0 ? '' : `rotate(${(index * 360) / Number(copies)})`),
      ).join('');
    return mirrored === '|' ? shape('') + shape('scale(-1 1)') : shape('');
  });
  return { shapes: shapes.join(''), gradients: Array.from(shades, shade).join('') };
}
