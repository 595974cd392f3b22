import type { GameCategory } from '@chada/domain';
import { CategoryTile } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { gamesOf } from '../layout/paths.ts';
import { CategoryPicture } from './category-picture.tsx';
import { useGameName } from './use-game-name.ts';

export function CategoryLink({ category }: { category: GameCategory }): ReactElement {
  return (
    <CategoryTile
      title={useGameName()(category)}
      icon={null}
      art={<CategoryPicture category={category} />}
      render={<Link to={gamesOf(category)} />}
    />
  );
}
