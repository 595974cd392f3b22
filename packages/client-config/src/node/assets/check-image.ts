import { readFileSync, statSync } from 'node:fs';
import type { JsonPath } from '../json-source.ts';
import { pictureSize } from './check-banner-picture.ts';

/** Layers of a hero scene (`assets.hero`). The home page moves each layer separately. */
const sceneLayers = ['far', 'near', 'drift'] as const;

export function sceneMistake(file: string, path: JsonPath): string | undefined {
  if (path.join('.') !== 'assets.hero') return undefined;
  const drawing = readFileSync(file, 'utf8');
  const missing = sceneLayers.filter((layer) => !drawing.includes(`id="${layer}"`));
  if (missing.length > 0) return `lacks the layer ${missing.map((layer) => `"${layer}"`).join(', ')}`;
  return drawing.includes(':target') ? undefined : 'lacks the style that shows one layer (:target)';
}

/** Image sizes in px that home screens and chat apps require. */
const pngSizes: Readonly<Record<string, readonly [width: number, height: number]>> = {
  icon192: [192, 192],
  icon512: [512, 512],
  iconMaskable: [512, 512],
  share: [1200, 630],
};

/**
 * Returns the reason why an icon or a share picture has the wrong size, or undefined. Phones ignore an icon if its size
 * differs from the size in the web app manifest.
 */
export function sizeMistake(file: string, path: JsonPath): string | undefined {
  const needed = pngSizes[String(path[1])];
  if (path[0] !== 'assets' || path.length !== 2 || needed === undefined) return undefined;
  const bytes = readFileSync(file);
  if (bytes.length < 24) return 'is not a complete png file';
  const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return size.join() === needed.join()
    ? undefined
    : `is ${size.join(' x ')} px; it must be ${needed.join(' x ')} px`;
}

/** Returns the reason why `assets.icon` has the wrong shape, or undefined. Phones and browsers show icons as squares. */
export function iconMistake(file: string, path: JsonPath): string | undefined {
  const size = path.join('.') === 'assets.icon' ? pictureSize(file) : undefined;
  if (size === undefined || Math.abs(size[0] / size[1] - 1) <= 0.02) return undefined;
  return `is ${size.join(' x ')}; an icon is as wide as high`;
}

const maxGreetingBytes = 8000;

export function greetingMistake(file: string, path: JsonPath): string | undefined {
  const { size } = statSync(file);
  if (path.join('.') !== 'assets.greeting' || size <= maxGreetingBytes) return undefined;
  return `has ${Math.ceil(size / 1000)} kB; the greeting has at most ${maxGreetingBytes / 1000} kB`;
}
