import { EmptyState, LinkButton, NotFoundArt } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { BrandScene } from '../common/brand/brand-scene.tsx';
import { paths } from '../common/layout/paths.ts';
import { Phrases } from '../common/layout/phrases.tsx';
import { useText } from '../common/brand/site-context.tsx';
import { usePageTitle } from '../common/layout/use-page-title.ts';

/** The page at `/404`, to which unknown paths redirect (PU-13). */
export function NotFoundPage(): ReactElement {
  const t = useText();
  usePageTitle(t('shell.notFoundTitle'));
  return (
    <div className="cf-not-found">
      <EmptyState
        illustration={
          <BrandScene scene="notFound">
            <NotFoundArt width={220} />
          </BrandScene>
        }
        title={t('shell.notFoundTitle')}
        titleAs="h1"
        action={
          <LinkButton variant="primary" render={<Link to={paths.dashboard} />}>
            {t('shell.notFoundBack')}
          </LinkButton>
        }
      >
        <Phrases text={t('shell.notFoundText')} />
      </EmptyState>
    </div>
  );
}
