import { Button } from '@chada/ui-kit';
import { type ReactElement, useEffect, useRef } from 'react';
import { describeError } from './describe-error.ts';
import { useText } from '../brand/site-context.tsx';

/** What `LoadMore` reads of a paged query; RTK Query's infinite results fit. */
export interface NextPage {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly error?: unknown;
  readonly fetchNextPage: () => unknown;
}

/**
 * The end of a list that goes on: a button, pressed by itself as it comes near where the browser can tell (Chrome 79 and
 * Safari 12.1 can, Edge 15 can't). After a failure only the member asks again.
 */
export function LoadMore({ query }: { query: NextPage }): ReactElement | null {
  const t = useText();
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = query;
  const waiting = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;

  useEffect(() => {
    const element = end.current;
    if (!waiting || element === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) fetchNextPage();
      },
      { rootMargin: '480px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [waiting, fetchNextPage]);

  if (!hasNextPage) return null;
  return (
    <div ref={end} className="cf-load-more">
      {isFetchNextPageError && (
        <p className="cf-load-more__error" role="alert">
          {describeError(error, t)}
        </p>
      )}
      <Button fullWidth loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchingNextPage
          ? t('common.loadingMore')
          : t(isFetchNextPageError ? 'common.retry' : 'common.more')}
      </Button>
    </div>
  );
}
