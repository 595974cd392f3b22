import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { AlertIcon, RefreshIcon } from '../icons/interface-icons.ts';

export interface ErrorStateProps {
  title: ReactNode;
  /** What the member can do about it. */
  children?: ReactNode;
  illustration?: ReactNode;
  retry?: { label: string; onRetry: () => void; loading?: boolean };
  /** What to tell the support team: label and the request's id. */
  requestId?: { label: string; value: string };
  /** Something beside the retry, such as a link to the contact page. */
  action?: ReactNode;
}

/** A part that could not be loaded: what happened, what to do, and the number that support can look up. */
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
