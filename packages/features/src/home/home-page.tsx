import type { ReactElement } from 'react';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { useText } from '../common/brand/site-context.tsx';
import { HomeCategories } from './home-categories.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeNews } from './home-news.tsx';
import { HomeOffers } from './home-offers.tsx';
import { HomeEntrance } from './home-entrance.tsx';
import { HomeWays } from './home-ways.tsx';

/** `/` (PU-01): the brand's headline and the sign-in form at the top; games, offers and news below. */
export function HomePage(): ReactElement {
  const t = useText();
  usePageTitle(t('home.title'));
  return (
    <div className="cf-home">
      <div className="cf-home__top">
        <HomeHero />
        <HomeEntrance />
      </div>
      <HomeCategories />
      <HomeWays />
      <HomeOffers />
      <HomeNews />
    </div>
  );
}
