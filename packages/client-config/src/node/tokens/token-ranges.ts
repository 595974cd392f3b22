import { isJsonObject } from '../json-source.ts';
import type { TokenType } from './token-names.ts';

interface Range {
  readonly min: number;
  readonly max: number;
  readonly unit: string;
}

const px = (min: number, max: number): Range => ({ min, max, unit: 'px' });
const radius = px(0, 9999);

/** The allowed range of each scale. Values outside these ranges make pages unreadable or wider than a phone. */
const scaleRanges: Readonly<Record<string, Range>> = {
  space: px(0, 96),
  text: px(10, 64),
  leading: { min: 1, max: 2.5, unit: '' },
  radius,
  motion: { min: 0, max: 1000, unit: 'ms' },
  weight: { min: 100, max: 900, unit: '' },
};

function rangeOf(tier: string, name: string): Range | undefined {
  if (tier === 'scale') return scaleRanges[name.split('-')[0] ?? ''];
  if (name.endsWith('-radius')) return radius;
  return name.endsWith('-size') ? px(10, 128) : undefined;
}

export function rangeMistake(
  tier: string,
  name: string,
  type: TokenType,
  value: unknown,
): string | undefined {
  const range = rangeOf(tier, name);
  const size = type === 'shadow' ? undefined : sizeOf(value);
  if (type === 'shadow') return shadowMistake(value);
  if (range === undefined || size === undefined) return undefined;
  if (size >= range.min && size <= range.max) return undefined;
  return `is ${size}${range.unit}; it must be from ${range.min} to ${range.max}${range.unit}`;
}

/** Converts a size to px, or a duration to ms. 1rem counts as 16 px, the default font size of browsers. */
function sizeOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (!isJsonObject(value) || typeof value['value'] !== 'number') return undefined;
  const factor = { rem: 16, s: 1000 }[String(value['unit'])] ?? 1;
  return value['value'] * factor;
}

function shadowMistake(value: unknown): string | undefined {
  const layers: readonly unknown[] = Array.isArray(value) ? value : [value];
  const sizes = layers.flatMap((layer) =>
    isJsonObject(layer)
      ? ['offsetX', 'offsetY', 'blur', 'spread'].map((part) => [part, sizeOf(layer[part]) ?? 0] as const)
      : [],
  );
  const wrong = sizes.find(([part, size]) => Math.abs(size) > 96 || (part === 'blur' && size < 0));
  if (wrong === undefined) return undefined;
  const [part, size] = wrong;
  return `has a ${part} of ${size}px; it must be from ${part === 'blur' ? 0 : -96} to 96px`;
}
