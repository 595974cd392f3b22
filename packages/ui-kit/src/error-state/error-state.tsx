import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { AlertIcon, RefreshIcon } from '../icons/interface-icons.ts';

export interface ErrorStateProps {
  title: ReactNode;
  children?: ReactNode;
  illustration?: ReactNode;
  retry?: { label: string; onRetry: () => void; loading?: boolean };
  /** The id of the failed request with its label. */
  requestId?: { label: string; value: string };
  action?: ReactNode;
}

/** A message for content that failed to load, with a retry button. */
export function ErrorState(props: ErrorStateProps): ReactElement {
  const { title, children, illustration, retry, requestId, action } = props;
  return (
    <div className="ck-empty-state ck-error-state" role="alert">
      <div className="ck-empty-state__art">
        {illustration ?? (
          <span className="ck-error-state__mark">
            <AlertIcon size={32} />
          </span>
        )}
      </div>
      <p className="ck-empty-state__title">{title}</p>
      {children ? <div className="ck-empty-state__text">{children}</div> : null}
      {retry !== undefined || action ? (
        <div className="ck-empty-state__action">
          {retry !== undefined && (
            <Button
              onClick={retry.onRetry}
              icon={<RefreshIcon size={20} />}
              {...(retry.loading === undefined ? {} : { loading: retry.loading })}
            >
              {retry.label}
            </Button>
          )}
          {action}
        </div>
      ) : null}
      {requestId !== undefined && (
        <p className="ck-empty-state__code">
          {requestId.label} <code>{requestId.value}</code>
        </p>
      )}
    </div>
  );
}
