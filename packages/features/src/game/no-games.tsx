import { Button, EmptyState, LinkButton, NoGamesArt } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { BrandScene } from '../common/brand/brand-scene.tsx';
import { gamesOf } from '../common/layout/paths.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { useGameName } from '../common/brand/use-game-name.ts';
import { FoundElsewhere } from './search-scopes.tsx';
import type { GamesFound, GameFilter } from './use-game-results.ts';

const illustration = (
  <BrandScene scene="games">
    <NoGamesArt />
  </BrandScene>
);

export interface NoGamesProps {
  wanted: GameFilter;
  list: GamesFound;
  onClearSearch: () => void;
}

export function NoGames(props: NoGamesProps): ReactElement {
  return props.wanted.search === '' ? <NothingYet {...props} /> : <NothingFound {...props} />;
}

function NothingFound({ wanted, list, onClearSearch }: NoGamesProps): ReactElement {
  const t = useText();
  const gameName = useGameName();
  const { category, provider, search } = wanted;
  const elsewhere = list.foundBy ?? [];
  const names = {
    category: gameName(list.scope ?? category),
    provider: provider === undefined ? '' : gameName(provider),
  };
  if (elsewhere.length > 0)
    return (
      <EmptyState
        illustration={illustration}
        title={t('gameList.searchNoneIn', {
          search,
          category: provider === undefined ? names.category : t('gameList.providerTitle', names),
        })}
        action={<FoundElsewhere wanted={wanted} found={elsewhere} />}
      >
        {t('gameList.searchElsewhereHint')}
      </EmptyState>
    );
  return (
    <EmptyState
      illustration={illustration}
      title={t('gameList.searchNone', { search })}
      action={<Button onClick={onClearSearch}>{t('gameList.searchShowAll')}</Button>}
    >
      {t('gameList.searchNoneHint')}
    </EmptyState>
  );
}

function NothingYet({ wanted: { category, provider } }: NoGamesProps): ReactElement {
  const t = useText();
  const gameName = useGameName();
  const { categories, defaultCategory } = useClient().game;
  const other = [defaultCategory, ...categories].find((candidate) => candidate !== category);
  const next = provider === undefined ? other : category;
  return (
    <EmptyState
      illustration={illustration}
      title={
        provider === undefined
          ? t('gameList.categoryEmpty', { category: gameName(category) })
          : t('gameList.providerEmpty', { provider: gameName(provider) })
      }
      action={
        next === undefined ? undefined : (
          <LinkButton render={<Link to={gamesOf(next)} />}>
            {t('gameList.seeCategory', { category: gameName(next) })}
          </LinkButton>
        )
      }
    >
      {provider === undefined ? t('gameList.categoryEmptyHint') : undefined}
    </EmptyState>
  );
}
