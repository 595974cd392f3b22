import type { Consent } from '@chada/client-config';
import type { ReactElement } from 'react';
import { useClient } from '../brand/site-context.tsx';

/**
 * The text of a consent, followed by the title of the brand's page about the consent, if the consent has such a page.
 */
export function ConsentText({ consent: { text, page: slug } }: { consent: Consent }): ReactElement {
  const page = useClient().pages.find((candidate) => candidate.slug === slug);
  return (
    <>
      {text} {page && <span className="cf-consent-title">{page.title}</span>}
    </>
  );
}
