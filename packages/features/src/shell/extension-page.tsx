import { ErrorArt, ErrorState } from '@chada/ui-kit';
import { type ComponentType, type ReactElement, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../common/brand/site-context.tsx';
import { printExtensionFailure } from '../common/extension/print-extension-failure.ts';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { CatchFailure } from '../common/query/catch-failure.tsx';
import { RouteFallback } from './route-fallback.tsx';

function FailedPage({ onRetry }: { onRetry: () => void }): ReactElement {
  const t = useText();
  return (
    <ErrorState
      title={t('shell.screenFailedTitle')}
      illustration={<ErrorArt />}
      retry={{ label: t('common.retry'), onRetry }}
    >
      {t('shell.screenFailedText')}
    </ErrorState>
  );
}

/** Renders a page of a project outside this repository. If the page fails, the header and the menu stay usable. */
export function ExtensionPage({ title, page: Page }: { title: string; page: ComponentType }): ReactElement {
  const { pathname } = useLocation();
  usePageTitle(title);
  return (
    <CatchFailure
      resetKey={pathname}
      onFailure={printExtensionFailure(pathname)}
      renderFailure={(_, retry) => <FailedPage onRetry={retry} />}
    >
      <Suspense fallback={<RouteFallback />}>
        <Page />
      </Suspense>
    </CatchFailure>
  );
}
