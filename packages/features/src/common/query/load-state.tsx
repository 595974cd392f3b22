import { ErrorState, OfflineIcon } from '@chada/ui-kit';
import type { ReactElement, ReactNode } from 'react';
import { TroubleScene } from '../brand/trouble-scene.tsx';
import { useOfflineScene } from '../brand/use-offline-scene.tsx';
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
  /**
   * True for a section next to the main content of a page. An error of the section takes one or two lines instead of the
   * place of a picture.
   */
  isPart?: boolean;
  empty?: { when: (data: Data) => boolean; show: ReactNode };
  children: (data: Data) => ReactNode;
}

/**
 * Shows the data of a query, a skeleton while the data loads, or an error. If a refetch fails, the previous data stays
 * visible.
 */
export function LoadState<Data>(props: LoadStateProps<Data>): ReactElement {
  const { query, skeleton, errorTitle, isPart = false, empty, children } = props;
  const t = useText();
  const offlineScene = useOfflineScene();
  const { data, error, isFetching } = query;
  const retry = () => void query.refetch();
  if (data === undefined) {
    if (error === undefined || error === null) return <>{skeleton}</>;
    const title = errorTitle ?? t('common.loadFailed');
    if (isPart) {
      return offlineScene === undefined ? (
        <PartFailed query={query}>
          <b>{title}</b> {describeError(error, t)}
        </PartFailed>
      ) : (
        <p className="cf-offline-part">
          <OfflineIcon size={20} />
          <span>{title}</span>
        </p>
      );
    }
    const reference = faultReferenceOf(error);
    return (
      <ErrorState
        title={title}
        illustration={offlineScene ?? <TroubleScene />}
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
