import { useOffline, useServerProblem, useStorageProblem } from '@chada/stores';
import { Banner, OfflineIcon } from '@chada/ui-kit';
import { lazy, type ReactElement, useState } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { useReady } from '../common/fields/use-ready.ts';
import { OptionalBoundary } from './optional-boundary.tsx';

// Loaded on demand, because nearly all members have a supported browser.
const BrowserBanner = lazy(async () => ({ default: (await import('./browser-banner.tsx')).BrowserBanner }));

function OfflineBanner(): ReactElement | null {
  const t = useText();
  if (!useOffline()) return null;
  return (
    <Banner tone="warning" icon={<OfflineIcon size={20} />}>
      <strong>{t('shell.offline')}</strong> {t('shell.offlineHint')}
    </Banner>
  );
}

function ServerBanner(): ReactElement | null {
  const t = useText();
  const problem = useServerProblem();
  const offline = useOffline();
  if (!problem || offline) return null;
  return (
    <Banner tone="danger">
      <strong>{t('shell.serverProblem')}</strong> {t('shell.serverProblemHint')}
    </Banner>
  );
}

function StorageBanner(): ReactElement | null {
  const t = useText();
  const problem = useStorageProblem();
  const [closed, setClosed] = useState(false);
  if (problem === null || closed) return null;
  return (
    <Banner tone="info" dismiss={{ label: t('common.close'), onDismiss: () => setClosed(true) }}>
      {t(problem === 'tabOnly' ? 'apiErrors.storageTabOnly' : 'apiErrors.storageUnavailable')}
    </Banner>
  );
}

export function SiteBanners(): ReactElement {
  const ready = useReady();
  return (
    <div className="cf-banners">
      <OfflineBanner />
      <ServerBanner />
      {ready && (
        <OptionalBoundary>
          <BrowserBanner />
        </OptionalBoundary>
      )}
      <StorageBanner />
    </div>
  );
}
