import { Button } from '@chada/ui-kit';
import { type ReactElement, useEffect, useRef } from 'react';
import { describeError } from './describe-error.ts';
import { useText } from '../brand/site-context.tsx';

export interface NextPage {
  readonly hasNextPage: boolean;
  readonly onPressOnly?: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly error?: unknown;
  readonly fetchNextPage: () => unknown;
}

export function LoadMore({ query }: { query: NextPage }): ReactElement | null {
  const t = useText();
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, onPressOnly, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = query;
  const waiting = hasNextPage && onPressOnly !== true && !isFetchingNextPage && !isFetchNextPageError;

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
