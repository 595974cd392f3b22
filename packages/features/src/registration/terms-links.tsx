import { agreementPages } from '@chada/client-config';
import type { ReactElement, ReactNode } from 'react';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { OwnPageLink } from '../common/layout/own-page-link.tsx';

function PageSentence({ slug, children }: { slug: string; children: ReactNode }): ReactElement | null {
  const { pages, registration } = useClient();
  const page = pages.find((candidate) => candidate.slug === slug);
  const hasConsent = registration?.consents.some((consent) => consent.page === slug) === true;
  if (page === undefined || hasConsent) return null;
  return (
    <p className="cf-register__privacy">
      {children}{' '}
      <OwnPageLink className="cf-register__page" slug={slug}>
        {page.title}
      </OwnPageLink>
    </p>
  );
}

/** Links to the brand's terms and to its privacy page. Omits a page to which a consent of the form already links. */
export function TermsLinks(): ReactElement {
  const t = useText();
  return (
    <>
      <PageSentence slug={agreementPages.terms}>{t('registration.acceptTerms')}</PageSentence>
      <PageSentence slug={agreementPages.privacy}>{t('registration.readPrivacy')}</PageSentence>
    </>
  );
}
