import type { Game } from '@chada/stores/game';
import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type ReactElement,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useClient } from '../common/brand/site-context.tsx';
import { type Cover, coversOf } from './assign-covers.ts';
import { GameCell } from './game-cell.tsx';
import type { GridForm } from './grid-form.ts';
import { type GridMetrics, gridHeight, moveInGrid, tileIndexes, tilePosition } from './grid-window.ts';
import { useGridWindow } from './use-grid-window.ts';
import { useProviderLines } from './use-provider-lines.ts';

export interface GameGridProps {
  games: readonly Game[];
  total: number;
  label: string;
  ofEveryCategory?: boolean;
  /** True if the list contains only hot games. Its tiles then have no hot marks. */
  ofHotGames?: boolean;
  onOpen: (game: Game) => void;
  onNearEnd: () => void;
}

interface ItemProps {
  game: Game;
  cover: Cover | undefined;
  index: number;
  total: number;
  metrics: GridMetrics | null;
  namesCategory: boolean;
  namesProvider: boolean;
  marksHot: boolean;
  onOpen: (game: Game) => void;
}

const Item = memo(function Item(props: ItemProps): ReactElement {
  const { game, cover, index, total, metrics, namesCategory, namesProvider, marksHot, onOpen } = props;
  // An inline style is possible, because the Content-Security-Policy allows styles that scripts set.
  const { isLarge = false, ...place } = metrics === null ? {} : tilePosition(index, metrics);
  return (
    <li
      className="cf-games__item"
      data-tile={index}
      data-large={isLarge ? 'true' : undefined}
      aria-setsize={total}
      aria-posinset={index + 1}
      style={place}
    >
      <GameCell {...{ game, cover, namesCategory, namesProvider, marksHot, onOpen }} />
    </li>
  );
});

/** The form `mosaic` needs at least this many games, because a mosaic of fewer games would be mostly empty. */
const MIN_MOSAIC_TILES = 8;

function useGridForm(count: number): GridForm {
  const { tiles } = useClient().layout;
  if (tiles === 'shelf') return 'cards';
  return tiles === 'mosaic' && count >= MIN_MOSAIC_TILES ? 'mosaic' : 'covers';
}

function indexOf(target: EventTarget): number | null {
  const tile = target instanceof Element ? target.closest('[data-tile]') : null;
  return tile === null ? null : Number(tile.getAttribute('data-tile'));
}

/** A grid of games. The page contains only the tiles near the visible area, so that long lists scroll fast (ME-20). */
export function GameGrid(props: GameGridProps): ReactElement {
  const { games, total, label, ofEveryCategory = false, ofHotGames = false, onOpen, onNearEnd } = props;
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const form = useGridForm(games.length);
  const namesProvider = useProviderLines(games);
  const hasDetails = ofEveryCategory || namesProvider;
  const { metrics, tiles } = useGridWindow(list, { form, hasDetails, count: games.length, onNearEnd });
  const coverAt = useMemo(() => coversOf(games), [games]);
  const indexes = tileIndexes(tiles, games.length, metrics === null ? null : focused);

  useEffect(() => {
    if (wanted.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-tile="${wanted.current}"] button`)?.focus();
  });

  const handleKey = (event: KeyboardEvent): void => {
    const index = indexOf(event.target);
    if (index === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = moveInGrid(event.key, index, metrics ?? { form, columns: 1 }, games.length);
    if (next === null) return;
    event.preventDefault();
    wanted.current = next;
    setFocused(next);
  };
  const handleFocus = (event: FocusEvent): void => {
    wanted.current = null;
    setFocused(indexOf(event.target));
  };
  const handleBlur = (event: FocusEvent): void => {
    if (event.relatedTarget !== null && list.current?.contains(event.relatedTarget)) return;
    wanted.current = null;
    setFocused(null);
  };

  return (
    <ul
      ref={list}
      className="cf-games__grid"
      aria-label={label}
      data-measured={metrics === null ? undefined : 'true'}
      style={metrics === null ? undefined : { height: gridHeight(games.length, metrics) }}
      onKeyDown={handleKey}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      {indexes.map((index) => {
        const game = games[index];
        return (
          game !== undefined && (
            <Item
              key={game.code}
              namesCategory={ofEveryCategory}
              marksHot={!ofHotGames}
              cover={coverAt(index)}
              {...{ game, index, total, metrics, namesProvider, onOpen }}
            />
          )
        );
      })}
    </ul>
  );
}
