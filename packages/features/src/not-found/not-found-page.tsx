import { EmptyState, LinkButton, NotFoundArt } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { paths } from '../common/layout/paths.ts';
import { useText } from '../common/brand/site-context.tsx';
import { usePageTitle } from '../common/layout/use-page-title.ts';

/** `/404`, to which every unknown path redirects (PU-13). Its link asks visitors to sign in first. */
export function NotFoundPage(): ReactElement {
  const t = useText();
  usePageTitle(t('shell.notFoundTitle'));
  return (
    <div className="cf-not-found">
      <EmptyState
        illustration={<NotFoundArt width={220} />}
        title={t('shell.notFoundTitle')}
        titleAs="h1"
        action={
          <LinkButton variant="primary" render={<Link to={paths.dashboard} />}>
            {t('shell.notFoundBack')}
          </LinkButton>
        }
      >
        {t('shell.notFoundText')}
      </EmptyState>
    </div>
  );
}
