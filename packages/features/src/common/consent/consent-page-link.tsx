import type { Consent } from '@chada/client-config';
import type { ReactElement } from 'react';
import { useClient, useText } from '../brand/site-context.tsx';
import { ownPageOf } from '../layout/paths.ts';

/**
 * Links to the page of a consent. The link opens a new tab, because the member would lose the typed values by leaving a
 * form.
 */
export function ConsentPageLink({ consent }: { consent: Consent }): ReactElement | null {
  const t = useText();
  const page = useClient().pages.find(({ slug }) => slug === consent.page);
  if (page === undefined) return null;
  return (
    <a className="cf-consent-link" href={ownPageOf(page.slug)} target="_blank" rel="noopener">
      {t('consentBox.read', { title: page.title })}
    </a>
  );
}
