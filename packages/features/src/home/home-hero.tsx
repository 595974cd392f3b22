import type { ReactElement } from 'react';
import { useClient, useText } from '../common/site-context.tsx';

/** The brand's own promise, in its own words where it has any. */
export function HomeHero(): ReactElement {
  const t = useText();
  const { name, tagline } = useClient();
  return (
    <div className="cf-home__hero">
      <p className="cf-home__brand">{name}</p>
      <h1 tabIndex={-1}>{tagline === '' ? t('home.heroFallback') : tagline}</h1>
      <p className="cf-home__lead">{t('home.heroText')}</p>
    </div>
  );
}
