import { Button, ErrorArt, ErrorState, LinkButton } from '@chada/ui-kit';
import { type ComponentType, Fragment, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { OfflineScene } from '../common/brand/offline-scene.tsx';
import { CatchFailure } from '../common/query/catch-failure.tsx';
import { paths } from '../common/layout/paths.ts';
import { useText } from '../common/brand/site-context.tsx';
import { ScreenLoadError } from './lazy-screen.ts';

export function isLoadFailure(error: unknown): boolean {
  if (error instanceof ScreenLoadError) return true;
  const message = error instanceof Error ? `${error.name} ${error.message}` : '';
  return /ChunkLoadError|dynamically imported module|module script|Unable to preload/i.test(message);
}

function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactElement {
  const t = useText();
  const again = error instanceof ScreenLoadError ? error.again : null;
  const wasOffline = again === undefined;
  const [offline, setOffline] = useState(() => wasOffline || navigator.onLine === false);
  const [loading, setLoading] = useState(false);
  useEffect(() => {
    if (!offline) return undefined;
    if (wasOffline && navigator.onLine) return onRetry();
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [offline, wasOffline, onRetry]);
  const retry = async (): Promise<void> => {
    setLoading(true);
    try {
      await (again?.() ?? Promise.reject(error));
      onRetry();
    } catch {
      // The site requests the page first, because a reload shows the browser's own error page if the server does not
      // respond.
      fetch('').then(
        () => window.location.reload(),
        () => {
          setOffline(true);
          setLoading(false);
        },
      );
    }
  };
  return (
    <ErrorState
      title={t('common.loadFailed')}
      illustration={offline ? <OfflineScene /> : <ErrorArt />}
      retry={{ label: t('common.reload'), onRetry: () => void retry(), loading }}
    >
      {offline ? t('apiErrors.offline') : t('apiErrors.chunkFailed')}
    </ErrorState>
  );
}

function ScreenFailure({ onRetry }: { onRetry: () => void }): ReactElement {
  const t = useText();
  return (
    <ErrorState
      title={t('shell.screenFailedTitle')}
      illustration={<ErrorArt />}
      action={
        <>
          <Button variant="primary" onClick={onRetry}>
            {t('common.retry')}
          </Button>
          <LinkButton variant="ghost" render={<Link to={paths.member} />}>
            {t('shell.notFoundBack')}
          </LinkButton>
        </>
      }
    >
      {t('shell.screenFailedText')}
    </ErrorState>
  );
}

export interface ScreenBoundaryProps {
  children: ReactNode;
  frame?: ComponentType<{ children: ReactNode }>;
}

/** Catches errors of one screen, so that the layout and its links stay usable. */
export function ScreenBoundary({ children, frame: Frame = Fragment }: ScreenBoundaryProps): ReactElement {
  const { pathname } = useLocation();
  return (
    <CatchFailure
      resetKey={pathname}
      renderFailure={(error, retry) => (
        <Frame>
          {isLoadFailure(error) ? (
            <LoadFailure error={error} onRetry={retry} />
          ) : (
            <ScreenFailure onRetry={retry} />
          )}
        </Frame>
      )}
    >
      {children}
    </CatchFailure>
  );
}
