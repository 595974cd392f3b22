import type { ReactElement, ReactNode } from 'react';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { ownPageOf } from '../common/layout/paths.ts';

/** Links to a page of the brand in a new tab, because the typed values would be lost in the same tab. */
function PageSentence({ slug, children }: { slug: string; children: ReactNode }): ReactElement | null {
  const { pages, registration } = useClient();
  const page = pages.find((one) => one.slug === slug);
  const hasConsent = registration?.consents.some((consent) => consent.page === slug) === true;
  if (page === undefined || hasConsent) return null;
  return (
    <p className="cf-register__privacy">
      {children}{' '}
      <a className="cf-register__page" href={ownPageOf(slug)} target="_blank" rel="noopener">
        {page.title}
      </a>
    </p>
  );
}

/** Says what the new member agrees to, except for pages that a consent of the form links to. */
export function TermsLinks(): ReactElement {
  const t = useText();
  return (
    <>
      <PageSentence slug="terms">{t('registration.acceptTerms')}</PageSentence>
      <PageSentence slug="privacy">{t('registration.readPrivacy')}</PageSentence>
    </>
  );
}
