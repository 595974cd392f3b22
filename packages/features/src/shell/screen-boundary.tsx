import { Button, ErrorArt, ErrorState, LinkButton, OfflineArt } from '@chada/ui-kit';
import { type ComponentType, Fragment, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { BrandScene } from '../common/brand/brand-scene.tsx';
import { CatchFailure } from '../common/query/catch-failure.tsx';
import { paths } from '../common/layout/paths.ts';
import { useText } from '../common/brand/site-context.tsx';
import { ScreenLoadError } from './lazy-screen.ts';

export function isLoadFailure(error: unknown): boolean {
  if (error instanceof ScreenLoadError) return true;
  const message = error instanceof Error ? `${error.name} ${error.message}` : '';
  return /ChunkLoadError|dynamically imported module|module script|Unable to preload/i.test(message);
}

/** Why code cannot load: the device has no network, or the site does not respond. Null for another cause. */
type Missing = 'network' | 'site' | null;

function missingFor(error: unknown): Missing {
  const wasOffline = error instanceof ScreenLoadError && error.again === undefined;
  return wasOffline || navigator.onLine === false ? 'network' : null;
}

function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactElement {
  const t = useText();
  const [missing, setMissing] = useState(() => missingFor(error));
  const [loading, setLoading] = useState(false);
  useEffect(() => {
    if (missing === null) return undefined;
    // The network may have returned between the failure and this effect.
    if (missing === 'network' && navigator.onLine) return onRetry();
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [missing, onRetry]);
  const retry = async (): Promise<void> => {
    setLoading(true);
    const again = error instanceof ScreenLoadError ? error.again?.() : undefined;
    try {
      await (again ?? Promise.reject(error));
      onRetry();
    } catch {
      // A reload without a response would show the browser's own error page.
      fetch('').then(
        () => window.location.reload(),
        () => {
          setMissing('site');
          setLoading(false);
        },
      );
    }
  };
  return (
    <ErrorState
      title={t('common.loadFailed')}
      illustration={
        missing !== null ? (
          <BrandScene scene="offline">
            <OfflineArt />
          </BrandScene>
        ) : (
          <ErrorArt />
        )
      }
      retry={{ label: t('common.reload'), onRetry: () => void retry(), loading }}
    >
      {missing !== null ? t('apiErrors.offline') : t('apiErrors.chunkFailed')}
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
