import type { Consent } from '@chada/client-config';
import type { ReactElement } from 'react';
import { useClient, useText } from '../brand/site-context.tsx';
import { OwnPageLink } from '../layout/own-page-link.tsx';

export function ConsentPageLink({ consent }: { consent: Consent }): ReactElement | null {
  const t = useText();
  const page = useClient().pages.find(({ slug }) => slug === consent.page);
  if (page === undefined) return null;
  return (
    <OwnPageLink className="cf-consent-link" slug={page.slug}>
      {t('consentBox.read', { title: page.title })}
    </OwnPageLink>
  );
}
