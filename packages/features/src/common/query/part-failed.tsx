import { Banner, Button } from '@chada/ui-kit';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '../brand/site-context.tsx';

export interface PartFailedProps {
  /** What could not be loaded, in a few words. */
  children: ReactNode;
  query: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** A small part of a screen that could not be loaded, and the way to try again: the rest goes on without it. */
export function PartFailed({ children, query }: PartFailedProps): ReactElement {
  const t = useText();
  return (
    <div className="cf-part-failed">
      <Banner
        tone="warning"
        action={
          <Button size="sm" variant="ghost" loading={query.isFetching} onClick={() => void query.refetch()}>
            {t('common.retry')}
          </Button>
        }
      >
        {children}
      </Banner>
    </div>
  );
}
