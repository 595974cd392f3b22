import { Skeleton, SkeletonGroup } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../brand/site-context.tsx';

const tiles = [0, 1, 2, 3, 4, 5];

/** The placeholder of a row of games. The row has the same height, so that the content below does not jump. */
export function ShelfSkeleton(): ReactElement {
  const t = useText();
  return (
    <SkeletonGroup label={t('common.loading')} className="cf-shelf-skeleton">
      <Skeleton />
      <div className="cf-shelf-skeleton__tiles">
        {tiles.map((tile) => (
          <Skeleton key={tile} shape="tile" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
