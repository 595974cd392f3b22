import type { HomeSection } from '@chada/client-config';
import type { ComponentType, ReactElement } from 'react';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { AddedBlock, Replaceable } from '../common/extension/own-block.tsx';
import { HomeBanners } from './home-banners.tsx';
import { HomeCategories } from './home-categories.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeNews } from './home-news.tsx';
import { HomeScene } from './home-scene.tsx';
import { HomeOffers } from './home-offers.tsx';
import { HomeEntrance } from './home-entrance.tsx';
import { HomeLinks } from './home-links.tsx';

const sections: Readonly<Record<Exclude<HomeSection, 'banners'>, ComponentType>> = {
  categories: HomeCategories,
  links: HomeLinks,
  offers: HomeOffers,
  news: HomeNews,
};

/** The home page for visitors at `/` (PU-01). */
export function HomePage(): ReactElement {
  const t = useText();
  const { layout, assets } = useClient();
  usePageTitle(t('home.title'));
  return (
    <div className="cf-home">
      <div className="cf-home__top" data-scene={assets.hero === undefined ? undefined : 'true'}>
        {assets.hero !== undefined && <HomeScene src={assets.hero} />}
        <HomeHero />
        <HomeEntrance />
      </div>
      {layout.home.map((name) =>
        name === 'banners' ? (
          <HomeBanners key={name} />
        ) : (
          <Replaceable key={name} name={`home.${name}`} usual={sections[name]} />
        ),
      )}
      <AddedBlock at="home.end" />
    </div>
  );
}
