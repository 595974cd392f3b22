import { useEffect } from 'react';
import { useClient, useText } from './site-context.tsx';

/** Gives the document its title while the screen is shown (SH-08). */
export function usePageTitle(page: string): void {
  const t = useText();
  const { name } = useClient();
  const title = t('shell.documentTitle', { page, brand: name });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
