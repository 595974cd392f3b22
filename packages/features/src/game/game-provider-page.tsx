import type { GameCategory, GameProviderCode } from '@chada/domain';
import { useGameCategory } from '@chada/stores';
import { PageHeader } from '@chada/ui-kit';
import { type ReactElement, useEffect } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { gamesOf, paths } from '../common/layout/paths.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { useGameName } from '../common/brand/use-game-name.ts';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { GameResults } from './game-results.tsx';
import { GameSearch } from './game-search.tsx';
import { type LeaveSite, leaveSite } from '../common/money/leave-site.ts';
import { brandCategory, brandProvider } from './list-address.ts';
import { OpenGameDialog } from './open-game-dialog.tsx';
import { useGameLaunch } from './use-game-launch.ts';
import { useGameResults } from './use-game-results.ts';
import { useSearchInAddress } from './use-search-in-address.ts';

/** The screen of one provider at /auth/games/:type/:slot (ME-21). */
export function GameProviderPage({ leave = leaveSite }: { leave?: LeaveSite }): ReactElement {
  const { type, slot } = useParams();
  const { game: rules } = useClient();
  const category = brandCategory(type, rules);
  const provider = brandProvider(slot, rules);
  if (category === undefined || provider === undefined) return <Navigate to={paths.notFound} replace />;
  return <ProviderGames key={`${category}/${provider}`} {...{ category, provider, leave }} />;
}

interface ProviderGamesProps {
  category: GameCategory;
  provider: GameProviderCode;
  leave: LeaveSite;
}

function ProviderGames({ category, provider, leave }: ProviderGamesProps): ReactElement {
  const t = useText();
  const gameName = useGameName();
  const { search, setSearch, clearSearch } = useSearchInAddress();
  const { category: current, choose } = useGameCategory();
  const launch = useGameLaunch(leave);
  const results = useGameResults({ category, provider, search });
  const names = { category: gameName(category), provider: gameName(provider) };
  const title = t('gameList.providerTitle', names);
  usePageTitle(title);
  useEffect(() => {
    if (current !== category) choose(category);
  }, [current, category, choose]);

  return (
    <div className="cf-games">
      <PageHeader
        title={title}
        back={{ label: t('gameList.backToCategory', names), render: <Link to={gamesOf(category)} /> }}
      />
      <GameSearch label={t('gameList.searchIn', { category: title })} search={search} onSearch={setSearch} />
      <GameResults
        category={category}
        provider={provider}
        search={search}
        results={results}
        onClearSearch={clearSearch}
        onOpen={launch.ask}
      />
      <OpenGameDialog launch={launch} />
    </div>
  );
}
