import { useContext, useEffect } from 'react';
import { PageHidden } from './page-hidden.ts';
import { useClient, useText } from './site-context.tsx';

/** Gives the document its title while the screen is shown (SH-08). */
export function usePageTitle(page: string): void {
  const t = useText();
  const { name } = useClient();
  const title = t('shell.documentTitle', { page, brand: name });
  const hidden = useContext(PageHidden);
  useEffect(() => {
    if (!hidden) document.title = title;
  }, [title, hidden]);
}
