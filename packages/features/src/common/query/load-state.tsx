import { ErrorState } from '@chada/ui-kit';
import type { ReactElement, ReactNode } from 'react';
import { describeError, errorWords, faultReferenceOf } from './describe-error.ts';
import { PartFailed } from './part-failed.tsx';
import { useText } from '../brand/site-context.tsx';

/** What `LoadState` reads of a query; RTK Query's results fit. */
export interface QueryLike<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface LoadStateProps<Data> {
  query: QueryLike<Data>;
  /** Stands while the first answer is awaited, in the shape of what comes (ST-01). */
  skeleton: ReactNode;
  /** What the error is about: "the history could not be loaded". Default: that the data could not be loaded. */
  errorTitle?: string;
  /** Whether the answer holds nothing, and what is shown then. */
  empty?: { when: (data: Data) => boolean; show: ReactNode };
  children: (data: Data) => ReactNode;
}

/**
 * The states of a load in one place: skeleton, error with retry, empty, filled. Data that was already there stays when a
 * refresh fails, with a line that says so.
 */
export function LoadState<Data>(props: LoadStateProps<Data>): ReactElement {
  const { query, skeleton, errorTitle, empty, children } = props;
  const t = useText();
  const { data, error, isFetching } = query;
  const retry = () => void query.refetch();
  if (data === undefined) {
    if (error === undefined || error === null) return <>{skeleton}</>;
    const reference = faultReferenceOf(error);
    return (
      <ErrorState
        title={errorTitle ?? t('common.loadFailed')}
        retry={{ label: t('common.retry'), onRetry: retry, loading: isFetching }}
        {...(reference === undefined
          ? {}
          : { requestId: { label: t('common.reference'), value: reference } })}
      >
        {errorWords(error, t)}
      </ErrorState>
    );
  }
  return (
    <>
      {error !== undefined && error !== null && (
        <PartFailed query={query}>{describeError(error, t)}</PartFailed>
      )}
      {empty?.when(data) === true ? empty.show : children(data)}
    </>
  );
}
