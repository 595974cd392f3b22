import { ErrorState } from '@chada/ui-kit';
import type { ReactElement, ReactNode } from 'react';
import { describeError, errorMessage, faultReferenceOf } from './describe-error.ts';
import { PartFailed } from './part-failed.tsx';
import { useText } from '../brand/site-context.tsx';

export interface QueryLike<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface LoadStateProps<Data> {
  query: QueryLike<Data>;
  skeleton: ReactNode;
  errorTitle?: string;
  empty?: { when: (data: Data) => boolean; show: ReactNode };
  children: (data: Data) => ReactNode;
}

/** If a refetch fails, the content stays visible. */
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
        {errorMessage(error, t)}
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
