import { useOffline, useServerProblem, useStorageTrouble } from '@chada/stores';
import { Banner, LinkButton, OfflineIcon } from '@chada/ui-kit';
import { type ReactElement, useEffect, useState } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { type Browser, externalBrowserAddress, isInsideLine, unsupportedBrowser } from './browser-support.ts';

interface OldBrowser {
  readonly browser: Browser;
  /** The URL that opens the page outside the LINE app. Undefined in other browsers. */
  readonly outside: string | undefined;
}

function detectOldBrowser(): OldBrowser | undefined {
  const { userAgent } = navigator;
  const browser = unsupportedBrowser(userAgent);
  if (browser === undefined) return undefined;
  return {
    browser,
    outside: isInsideLine(userAgent) ? externalBrowserAddress(window.location.href) : undefined,
  };
}

/** Warns members whose browser is older than the minimum (SH-05, CO-05). */
function BrowserBanner(): ReactElement | null {
  const t = useText();
  const [old, setOld] = useState<OldBrowser | undefined>(undefined);
  const [closed, setClosed] = useState(false);
  useEffect(() => setOld(detectOldBrowser()), []);
  if (old === undefined || closed) return null;
  return (
    <Banner
      tone="warning"
      dismiss={{ label: t('common.close'), onDismiss: () => setClosed(true) }}
      action={
        old.outside === undefined ? undefined : (
          <LinkButton size="sm" href={old.outside}>
            {t('shell.openInBrowser')}
          </LinkButton>
        )
      }
    >
      <strong>
        {t('shell.browserNotSupported', { browser: old.browser.name, version: old.browser.version })}
      </strong>{' '}
      {t('shell.browserNotSupportedHint')}
    </Banner>
  );
}

/** Shown while the device is offline (SH-06). */
function OfflineBanner(): ReactElement | null {
  const t = useText();
  if (!useOffline()) return null;
  return (
    <Banner tone="warning" icon={<OfflineIcon size={20} />}>
      <strong>{t('shell.offline')}</strong> {t('shell.offlineHint')}
    </Banner>
  );
}

/** Shown while the server has problems and the device is online (ST-09). */
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
  const trouble = useStorageTrouble();
  const [closed, setClosed] = useState(false);
  if (trouble === null || closed) return null;
  return (
    <Banner tone="info" dismiss={{ label: t('common.close'), onDismiss: () => setClosed(true) }}>
      {t(trouble === 'tabOnly' ? 'apiErrors.storageTabOnly' : 'apiErrors.storageUnavailable')}
    </Banner>
  );
}

export function SiteBanners(): ReactElement {
  return (
    <div className="cf-banners">
      <OfflineBanner />
      <ServerBanner />
      <BrowserBanner />
      <StorageBanner />
    </div>
  );
}
