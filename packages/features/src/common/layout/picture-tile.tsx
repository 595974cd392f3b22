import { PictureGrid, Skeleton, SkeletonGroup } from '@chada/ui-kit';
import type { ObjectName } from '@chada/ui-kit/object-art';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../brand/site-context.tsx';
import { TileArt } from './tile-art.tsx';

export interface PictureTile {
  readonly id: string;
  readonly title: string;
  readonly detail: string | undefined;
  readonly object: ObjectName;
  /** A drawing to show in place of the object. */
  readonly art?: ReactNode;
  readonly to: string;
}

export function PictureTiles({
  tiles,
  label,
}: {
  tiles: readonly PictureTile[];
  label: string;
}): ReactElement {
  return (
    <PictureGrid label={label} busy={tiles.some(({ detail }) => detail === undefined)}>
      {tiles.map(({ id, title, detail, object, art, to }) => (
        <Link key={id} className="cf-tile" to={to}>
          <TileArt object={object} art={art} shape="wide" />
          <span className="cf-tile__texts">
            <span className="cf-tile__title">{title}</span>
            <span className="cf-tile__detail">{detail ?? <Skeleton />}</span>
          </span>
        </Link>
      ))}
    </PictureGrid>
  );
}

/** The placeholder of `PictureTiles`. Each placeholder contains the parts of a tile, so that it is as high as a tile. */
export function PictureTilesSkeleton({ count }: { count: number }): ReactElement {
  const t = useText();
  return (
    <SkeletonGroup label={t('common.loading')}>
      <PictureGrid label={t('common.loading')}>
        {Array.from({ length: count }, (_, tile) => (
          <Skeleton key={tile} className="cf-tile-skeleton">
            <span className="cf-tile-art" />
            <span className="cf-tile__texts">
              <span className="cf-tile__title">{'\u00a0'}</span>
              <span className="cf-tile__detail">{'\u00a0'}</span>
            </span>
          </Skeleton>
        ))}
      </PictureGrid>
    </SkeletonGroup>
  );
}
