import { CategoryGrid, Skeleton } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { TileArt, type TileMotif } from './tile-art.tsx';

/** A tile that is a link. */
export interface PictureTile {
  readonly id: string;
  readonly title: string;
  /** `undefined` until it is known. */
  readonly detail: string | undefined;
  readonly motif: TileMotif;
  readonly to: string;
}

/** Tiles with a picture each, in the columns of `CategoryGrid`. */
export function PictureTiles({
  tiles,
  label,
}: {
  tiles: readonly PictureTile[];
  label: string;
}): ReactElement {
  return (
    <CategoryGrid label={label} busy={tiles.some(({ detail }) => detail === undefined)}>
      {tiles.map(({ id, title, detail, motif, to }) => (
        <Link key={id} className="cf-tile" to={to}>
          <TileArt motif={motif} shape="wide" />
          <span className="cf-tile__texts">
            <span className="cf-tile__title">{title}</span>
            <span className="cf-tile__detail">{detail ?? <Skeleton />}</span>
          </span>
        </Link>
      ))}
    </CategoryGrid>
  );
}
