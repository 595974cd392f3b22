import { Skeleton } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { TileArt, type TileMotif } from './tile-art.tsx';

/** A tile that leads somewhere. */
export interface PictureTile {
  readonly id: string;
  readonly title: string;
  /** `undefined` while it is not known yet. */
  readonly detail: string | undefined;
  readonly motif: TileMotif;
  readonly to: string;
}

/** Tiles with a picture each: two columns on phones, three from 600 px, four from 960 px. */
export function PictureTiles({
  tiles,
  label,
}: {
  tiles: readonly PictureTile[];
  label: string;
}): ReactElement {
  return (
    <ul
      className="cf-tiles"
      aria-label={label}
      aria-busy={tiles.some(({ detail }) => detail === undefined) ? true : undefined}
    >
      {tiles.map(({ id, title, detail, motif, to }) => (
        <li key={id} className="cf-tiles__place">
          <Link className="cf-tile" to={to}>
            <TileArt motif={motif} shape="wide" />
            <span className="cf-tile__texts">
              <span className="cf-tile__title">{title}</span>
              <span className="cf-tile__detail">{detail ?? <Skeleton />}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
