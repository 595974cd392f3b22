import type { ReactElement } from 'react';
import { Phrases } from '../common/layout/phrases.tsx';
import { useClient, useText } from '../common/brand/site-context.tsx';

export function HomeHero(): ReactElement {
  const t = useText();
  const { name, tagline } = useClient();
  return (
    <div className="cf-home__hero">
      <p className="cf-home__brand">{name}</p>
      <h1 tabIndex={-1}>
        <Phrases text={tagline === '' ? t('home.heroFallback') : tagline} />
      </h1>
      <p className="cf-home__lead">
        <Phrases text={t('home.heroText')} />
      </p>
    </div>
  );
}
