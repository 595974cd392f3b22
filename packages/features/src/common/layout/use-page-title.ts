import { useContext, useEffect } from 'react';
import { PageHidden } from './page-hidden.ts';
import { useSite } from '../brand/site-context.tsx';

export function usePageTitle(page: string): void {
  const { client, t, onTitle } = useSite();
  const title = t('shell.documentTitle', { page, brand: client.name });
  const hidden = useContext(PageHidden);
  if (!hidden) onTitle?.(title);
  useEffect(() => {
    if (!hidden) document.title = title;
  }, [title, hidden]);
}
