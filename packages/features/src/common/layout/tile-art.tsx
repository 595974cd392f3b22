import type { ObjectName } from '@chada/ui-kit/object-art';
import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { useClient } from '../brand/site-context.tsx';
import { useReady } from '../fields/use-ready.ts';
import { CatchFailure } from '../query/catch-failure.tsx';

// Loaded on demand, because many pages show no drawing.
const ObjectArt = lazy(async () => ({ default: (await import('@chada/ui-kit/object-art')).ObjectArt }));

/** Roofs of a temple. */
const roofs =
  'q24-6 34-28l-4-1q14-10 20-37 6 27 20 37l-4 1q10 22 34 28h40q18-4 26-20l-3-1q10-7 15-25 5 18 15 25l-3 1q8 16 26 20h44';
const bushes = 'a40 30 0 0 1 80 0a28 22 0 0 1 56 0a52 38 0 0 1 104 0';
const waves = 'q40-18 80 0t80 0';
const hills = 'l50-38 46 30 54-46 64 52 48-30 58 32';
const ground = 'M-960 178C-400 160-100 186 60 174S260 182 320 172 900 180 1280 176V200H-960Z';

/** The horizon of each layout of tiles: the part that repeats, its width, and the foreground. */
const landscapes = {
  grid: { far: hills, width: 320, near: ground },
  mosaic: { far: roofs, width: 260, near: ground },
  shelf: { far: bushes, width: 240, near: ground },
  list: { far: waves, width: 160, near: `M-960 172${'q30-14 60 0t60 0'.repeat(19)}V200H-960Z` },
} as const;

export interface TileArtProps {
  object: ObjectName;
  /** The aspect ratio: `wide` is 8:5 or `--ck-tile-shape`, and `square` is 1:1. Default: `square`. */
  shape?: 'wide' | 'square';
  /** A drawing to show in place of the object. */
  art?: ReactNode;
}

export function TileArt({ object, shape = 'square', art }: TileArtProps): ReactElement {
  const ready = useReady();
  const wide = shape === 'wide';
  const { far, width, near } = landscapes[useClient().layout.tiles];
  const farPath = `M${-3 * width} 158${far.repeat(Math.ceil(1280 / width) + 3)}V200H${-3 * width}Z`;
  return (
    <span className="cf-tile-art" data-shape={shape}>
      <svg
        className="cf-tile-art__picture"
        viewBox={wide ? '0 0 320 200' : '60 0 200 200'}
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
        focusable="false"
      >
        <circle className="cf-tile-art__halo" cx="160" cy="92" r="92" />
        <circle className="cf-tile-art__moon" cx="160" cy="92" r="62" />
        <path className="cf-tile-art__far" d={farPath} />
        <path className="cf-tile-art__near" d={near} />
        <path
          className="cf-tile-art__star"
          d="M40 34l3 7 7 3-7 3-3 7-3-7-7-3 7-3ZM282 46l2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM84 74l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500Z"
        />
      </svg>
      <span className="cf-tile-art__object">
        {art}
        {ready && art === undefined && (
          <CatchFailure renderFailure={() => null}>
            <Suspense fallback={null}>
              <ObjectArt object={object} />
            </Suspense>
          </CatchFailure>
        )}
      </span>
    </span>
  );
}
