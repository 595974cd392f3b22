import type { GameCategory } from '@chada/domain';
import { formatNumber } from '@chada/messages';
import { useGameListInfiniteQuery } from '@chada/stores/game';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useText } from '../common/brand/site-context.tsx';
import { useGameName } from '../common/brand/use-game-name.ts';
import { gameSearchOf } from './list-address.ts';

export interface SearchFilter {
  readonly category: GameCategory;
  readonly search: string;
}

interface ScopeProps {
  name: string;
  to: string;
  current: boolean;
  count: number | undefined;
}

export function Scope({ name, to, current, count }: ScopeProps): ReactElement {
  const t = useText();
  return (
    <li className="cf-games__scope-item">
      <Link
        className="cf-games__scope"
        to={to}
        replace
        preventScrollReset
        aria-current={current ? 'true' : undefined}
        aria-label={count === undefined ? name : t('gameList.foundIn', { category: name, count })}
      >
        {`${name} `}
        {count !== undefined && (
          <span className="cf-games__scope-count ck-tabular">{formatNumber(count)}</span>
        )}
      </Link>
    </li>
  );
}

export function ScopeWithOwnRequest({
  current,
  ...wanted
}: SearchFilter & { current: boolean }): ReactElement | null {
  const gameName = useGameName();
  const { category, search } = wanted;
  const { currentData } = useGameListInfiniteQuery({ gameType: category, search });
  const count = currentData?.pages[0]?.total;
  if (count === 0 && !current) return null;
  return (
    <Scope
      name={gameName(category)}
      to={gameSearchOf(category, search, category)}
      current={current}
      count={count}
    />
  );
}
