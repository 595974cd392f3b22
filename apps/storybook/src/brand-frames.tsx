import type { ReactElement } from 'react';
import { currentBrands } from './brands.ts';
import './brand-frames.css';

/**
 * Returns a story's controls in the form of a Storybook URL. Omits values that a URL can't hold, such as Thai texts.
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
  /** The id of the brand that the toolbar selects. This brand is shown first. */
  readonly first: string;
  readonly palette: string;
  readonly count: number;
}

/**
 * Shows a story in several brands next to each other. Each brand has its own page, because each brand has its
 * own styles.
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
