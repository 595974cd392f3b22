import type { ReactElement, ReactNode } from 'react';
import { ownPageOf } from './paths.ts';

interface OwnPageLinkProps {
  slug: string;
  className: string;
  children: ReactNode;
}

/** Links to a page of the brand in a new tab, because the member would lose the typed values by leaving a form. */
export function OwnPageLink({ slug, className, children }: OwnPageLinkProps): ReactElement {
  return (
    <a className={className} href={ownPageOf(slug)} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
