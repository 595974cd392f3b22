import { Button, Skeleton, SkeletonGroup } from '@chada/ui-kit';
import { type ReactElement, type ReactNode, useId } from 'react';
import { describeError } from '../common/query/describe-error.ts';
import type { NextPage } from '../common/query/load-more.tsx';
import { useText } from '../common/brand/site-context.tsx';

const placeholders = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

function Placeholders({ count, still }: { count: number; still?: boolean }): ReactElement {
  return (
    <div className="cf-games__grid-loading" data-still={still === true ? 'true' : undefined}>
      {placeholders.slice(0, count).map((number) => (
        <span key={number} className="cf-games__item">
          <Skeleton shape="tile" />
          <Skeleton className="cf-games__item-text" />
        </span>
      ))}
    </div>
  );
}

export function GamesLoading(): ReactElement {
  const t = useText();
  return (
    <SkeletonGroup label={t('gameList.loadingGames')}>
      <Placeholders count={12} />
    </SkeletonGroup>
  );
}

export function GamesEnd({ query, shown }: { query: NextPage; shown: number }): ReactElement | null {
  const t = useText();
  if (query.isFetchNextPageError)
    return (
      <div className="cf-games__end" role="alert">
        <p>{describeError(query.error, t)}</p>
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('common.retry')}
        </Button>
      </div>
    );
  if (query.isFetchingNextPage)
    return (
      <SkeletonGroup label={t('gameList.loadingMore')}>
        <Placeholders count={6} still />
      </SkeletonGroup>
    );
  if (query.hasNextPage)
    return (
      <div aria-hidden="true">
        <Placeholders count={6} still />
      </div>
    );
  return shown > placeholders.length ? <p className="cf-games__end">{t('gameList.shownAll')}</p> : null;
}

export function SkipGames({ active, children }: { active: boolean; children: ReactNode }): ReactElement {
  const t = useText();
  const id = useId();
  return (
    <>
      {active && (
        <a
          className="cf-games__skip"
          href={`#${id}`}
          onClick={(event) => {
            // Stops the browser from following the hash link, because the link would add a history entry.
            event.preventDefault();
            document.getElementById(id)?.focus();
          }}
        >
          {t('gameList.skipGames')}
        </a>
      )}
      {children}
      <div id={id} tabIndex={-1} className="cf-games__after" />
    </>
  );
}
