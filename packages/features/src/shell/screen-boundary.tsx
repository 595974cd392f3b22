import { Button, ErrorArt, ErrorState, LinkButton, OfflineArt } from '@chada/ui-kit';
import { type ComponentType, Fragment, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { CatchFailure } from '../common/query/catch-failure.tsx';
import { paths } from '../common/layout/paths.ts';
import { useText } from '../common/brand/site-context.tsx';
import { ScreenLoadError } from './lazy-screen.ts';

/** True if an error is a failed chunk load, in the wording of any browser or loader. */
export function isLoadFailure(error: unknown): boolean {
  if (error instanceof ScreenLoadError) return true;
  const message = error instanceof Error ? `${error.name} ${error.message}` : '';
  return /ChunkLoadError|dynamically imported module|module script|Unable to preload/i.test(message);
}

/**
 * Reports that the code of the screen is missing. The button loads it again in place; if that fails although the site
 * answers, an update has replaced the code, and the button reloads the page. Without a network the code was not
 * requested, so the screen is retried when the network is back.
 */
function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactElement {
  const t = useText();
  const [offline, setOffline] = useState(() => navigator.onLine === false);
  const [loading, setLoading] = useState(false);
  useEffect(() => {
    if (!offline) return;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [offline, onRetry]);
  const retry = async (): Promise<void> => {
    setLoading(true);
    const again = error instanceof ScreenLoadError ? error.again?.() : undefined;
    try {
      await (again ?? Promise.reject(error));
      onRetry();
    } catch {
      // A reload without a network would replace this page, which gives advice, with the browser's own error page.
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
      illustration={offline ? <OfflineArt /> : <ErrorArt />}
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
  /** The layout around the failure message, if nothing else is on the page. */
  frame?: ComponentType<{ children: ReactNode }>;
}

/** Contains a failure within its screen: the layout stays, and other screens can be opened. */
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
