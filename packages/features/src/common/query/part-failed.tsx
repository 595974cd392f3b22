import { useOffline } from '@chada/stores';
import { Banner, Button } from '@chada/ui-kit';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '../brand/site-context.tsx';

export interface PartFailedProps {
  children: ReactNode;
  query: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/**
 * Reports that a part of the page did not load. Shows nothing while the device is offline, because the site's banner
 * about the lost network is visible then.
 */
export function PartFailed({ children, query }: PartFailedProps): ReactElement | null {
  const t = useText();
  if (useOffline()) return null;
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
