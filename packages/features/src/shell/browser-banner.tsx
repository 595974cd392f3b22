import { Banner, LinkButton } from '@chada/ui-kit';
import { type ReactElement, useState } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { type Browser, externalBrowserAddress, isInsideLine, unsupportedBrowser } from './browser-support.ts';

interface OldBrowser {
  readonly browser: Browser;
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
export function BrowserBanner(): ReactElement | null {
  const t = useText();
  const [old] = useState(detectOldBrowser);
  const [closed, setClosed] = useState(false);
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
