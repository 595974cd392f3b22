import type { ObjectName } from '@chada/ui-kit/object-art';
import { lazy, type ReactElement, Suspense } from 'react';
import { useReady } from '../fields/use-ready.ts';
import { CatchFailure } from '../query/catch-failure.tsx';

// Loaded on demand, because many pages show no drawing.
const ObjectArt = lazy(async () => ({ default: (await import('@chada/ui-kit/object-art')).ObjectArt }));

const landscapes = [
  {
    far: 'M-960 150 0 150 50 112 96 142 150 96 214 148 262 118 320 150H1280V200H-960Z',
    near: 'M-960 176H0C70 150 130 190 200 172S290 160 320 170H1280V200H-960Z',
  },
  {
    far: 'M-960 140Q-880 124-800 140T-640 140-480 140-320 140-160 140 0 140 160 140 320 140 480 140 640 140 800 140 960 140 1120 140 1280 140V200H-960Z',
    near: 'M-960 166Q-900 152-840 166T-720 166-600 166-480 166-360 166-240 166-120 166 0 166 120 166 240 166 360 166 480 166 600 166 720 166 840 166 960 166 1080 166 1200 166 1280 166V200H-960Z',
  },
  {
    far: 'M-960 156H20V124H44V110H68V136H96V96H122V130H150V156H210V120H236V104H262V140H300V156H1280V200H-960Z',
    near: 'M-960 178C-400 160-100 186 60 174S260 182 320 172 900 180 1280 176V200H-960Z',
  },
] as const;

function landscapeOf(object: ObjectName): (typeof landscapes)[number] {
  return landscapes[object.length % landscapes.length] ?? landscapes[0];
}

export interface TileArtProps {
  object: ObjectName;
  /** The aspect ratio: `wide` is 8:5 or `--ck-tile-shape`, and `square` is 1:1. Default: `square`. */
  shape?: 'wide' | 'square';
}

export function TileArt({ object, shape = 'square' }: TileArtProps): ReactElement {
  const ready = useReady();
  const wide = shape === 'wide';
  const { far, near } = landscapeOf(object);
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
        <path className="cf-tile-art__far" d={far} />
        <path className="cf-tile-art__near" d={near} />
        <path
          className="cf-tile-art__star"
          d="M40 34l3 7 7 3-7 3-3 7-3-7-7-3 7-3ZM282 46l2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM84 74l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500Z"
        />
      </svg>
      <span className="cf-tile-art__object">
        {ready && (
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
