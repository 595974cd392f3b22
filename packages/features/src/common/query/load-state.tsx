import { ErrorState } from '@chada/ui-kit';
import type { ReactElement, ReactNode } from 'react';
import { describeError, errorWords, faultReferenceOf } from './describe-error.ts';
import { PartFailed } from './part-failed.tsx';
import { useText } from '../brand/site-context.tsx';

/** The fields of a query that `LoadState` reads; RTK Query's results match. */
export interface QueryLike<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface LoadStateProps<Data> {
  query: QueryLike<Data>;
  /** Shown until the first response, in the shape of the content (ST-01). */
  skeleton: ReactNode;
  /** The title of the error, such as "the history could not be loaded". Default: the data could not be loaded. */
  errorTitle?: string;
  /** Decides whether the response is empty, and what is then shown. */
  empty?: { when: (data: Data) => boolean; show: ReactNode };
  children: (data: Data) => ReactNode;
}

/**
 * The states of a load: skeleton, error with retry, empty, filled. If a refresh fails, the known data stays with a line
 * that reports the failure.
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
