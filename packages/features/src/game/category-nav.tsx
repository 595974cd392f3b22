import type { GameCategory } from '@chada/domain';
import { CategoryTile, ScrollRow } from '@chada/ui-kit';
import { type ReactElement, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { gamesOf } from '../common/layout/paths.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { useGameName } from '../common/brand/use-game-name.ts';
import { categoryIcon } from './category-icons.ts';

export function CategoryNav({ current }: { current: GameCategory }): ReactElement {
  const t = useText();
  const gameName = useGameName();
  const { game: lobby } = useClient();
  const nav = useRef<HTMLElement>(null);

  // Scrolls only the row, because `scrollIntoView` would also scroll the page.
  useEffect(() => {
    const row = nav.current?.querySelector('ul');
    const tile = row?.querySelector('[aria-current]');
    if (!row || !tile) return;
    const rowBox = row.getBoundingClientRect();
    const tileBox = tile.getBoundingClientRect();
    row.scrollLeft += tileBox.left - rowBox.left - (rowBox.width - tileBox.width) / 2;
  }, [current]);

  return (
    <nav ref={nav} aria-label={t('gameList.chooseCategory')} className="cf-games__categories">
      <ScrollRow label={t('game.categories')}>
        {lobby.categories.map((category) => {
          const Icon = categoryIcon(category, lobby);
          return (
            <CategoryTile
              key={category}
              title={gameName(category)}
              icon={<Icon />}
              current={category === current}
              render={<Link to={gamesOf(category)} replace />}
            />
          );
        })}
      </ScrollRow>
    </nav>
  );
}
