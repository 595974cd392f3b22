import { useGameCategory } from '@chada/stores';
import { type Game, prefetchLobby } from '@chada/stores/game';
import { PageHeader } from '@chada/ui-kit';
import { type ReactElement, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { ShelfSkeleton } from '../common/layout/shelf-skeleton.tsx';
import { type LeaveSite, leaveSite } from '../common/money/leave-site.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { useGameName } from '../common/brand/use-game-name.ts';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { CategoryNav } from './category-nav.tsx';
import { FEW_GAMES } from './game-features.tsx';
import { GameResults } from './game-results.tsx';
import { GameSearch } from './game-search.tsx';
import { HotTiles } from './hot-tiles.tsx';
import { brandCategory, categoryOf } from './list-address.ts';
import { OpenGameDialog } from './open-game-dialog.tsx';
import { ProviderRow } from './provider-row.tsx';
import { SportResults } from './sport-results.tsx';
import { useGameLaunch } from './use-game-launch.ts';
import { type GameFilter, useGameResults } from './use-game-results.ts';
import { useGamesAbove } from './use-games-above.ts';
import { useHotGames, useHotRowGames } from './use-hot-games.ts';
import { useSearchInAddress } from './use-search-in-address.ts';

/** The screen of one game category at /auth/games/category?cat= (ME-20). */
export function GameCategoryPage({ leave = leaveSite }: { leave?: LeaveSite }): ReactElement {
  const t = useText();
  const gameName = useGameName();
  const { game: rules } = useClient();
  const [parameters, setParameters] = useSearchParams();
  const { category: current, choose } = useGameCategory();
  const cat = parameters.get('cat');
  const category = categoryOf(cat, current, rules);
  const { search, setSearch, clearSearch } = useSearchInAddress();
  const within = brandCategory(parameters.get('in'), rules);
  const launch = useGameLaunch(leave);
  usePageTitle(gameName(category));

  useEffect(() => {
    if (cat !== category) setParameters({ cat: category }, { replace: true });
  }, [cat, category, setParameters]);
  useEffect(() => {
    if (current !== category) choose(category);
  }, [current, category, choose]);

  return (
    <div className="cf-games">
      <PageHeader title={gameName(category)} />
      <div className="cf-games__bar">
        <CategoryNav current={category} />
        <GameSearch
          key={`search/${category}`}
          label={t('gameList.searchAll')}
          search={search}
          onSearch={setSearch}
        />
      </div>
      {search === '' && (
        <>
          {category === 'sport' && <SportResults />}
          <ProviderRow category={category} />
        </>
      )}
      <CategoryGames
        key={`games/${category}`}
        category={category}
        search={search}
        within={within}
        onClearSearch={clearSearch}
        onOpen={launch.ask}
      />
      <OpenGameDialog launch={launch} />
    </div>
  );
}

GameCategoryPage.prefetch = prefetchLobby;

interface CategoryGamesProps extends Omit<GameFilter, 'provider'> {
  onClearSearch: () => void;
  onOpen: (game: Game) => void;
}

/** The row of hot games of a category and the list of its games below. */
function CategoryGames({ onClearSearch, onOpen, ...filter }: CategoryGamesProps): ReactElement {
  const { category, search } = filter;
  const hot = useHotGames(search === '' && category !== 'hot');
  const hotGames = useHotRowGames(hot.games, category);
  const results = useGameResults(filter);
  const { list, searching, nothingYet } = results;
  const isListReady = search === '' && list !== undefined && !searching && !nothingYet;
  const above = useGamesAbove({
    games: hotGames,
    isAboveLoading: hot.isPending,
    isListReady,
    isListShort: isListReady && list.total <= FEW_GAMES,
  });
  return (
    <>
      {search === '' && above === undefined && <ShelfSkeleton />}
      {search === '' && above !== undefined && <HotTiles isInLobby games={above} onOpen={onOpen} />}
      <GameResults
        {...filter}
        results={results}
        shownAbove={above}
        isAboveUnknown={above === undefined}
        onClearSearch={onClearSearch}
        onOpen={onOpen}
        onRetry={hot.retry}
      />
    </>
  );
}
