import type { ReactElement } from 'react';
import { currentBrands } from './brands.ts';
import './brand-frames.css';

/**
 * Returns the arguments of a story in the format of the URL parameter `args`. Omits values that this format can't
 * contain, such as Thai texts.
 */
export function argsInUrl(args: Readonly<Record<string, unknown>>): string {
  return Object.entries(args)
    .flatMap(([name, value]) => {
      if (typeof value === 'boolean') return [`${name}:!${String(value)}`];
      const isPlain = typeof value === 'number' || (typeof value === 'string' && /^[\w -]+$/.test(value));
      return isPlain ? [`${name}:${encodeURIComponent(value)}`] : [];
    })
    .join(';');
}

interface BrandFramesProps {
  readonly storyId: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly first: string;
  readonly palette: string;
  readonly count: number;
}

/**
 * Shows the same story in several brands. Each brand has its own embedded page, because each brand has its own styles.
 */
export function BrandFrames({ storyId, args, first, palette, count }: BrandFramesProps): ReactElement {
  const brands = [...currentBrands()].sort((a, b) => Number(b.id === first) - Number(a.id === first));
  return (
    <div className="brand-frames">
      {brands.slice(0, count).map(({ id, client }) => (
        <figure key={id} className="brand-frame">
          <figcaption>
            {client.name} <code>{id}</code>
          </figcaption>
          <object
            type="text/html"
            aria-label={`${client.name} (${id})`}
            data={`iframe.html?viewMode=story&id=${storyId}&globals=brand:${id};palette:${palette};sideBySide:off&args=${argsInUrl(args)}`}
          />
        </figure>
      ))}
    </div>
  );
}
