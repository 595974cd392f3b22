import { barEntriesOf } from '@chada/client-config';
import { CategoryGrid, CategoryTile, GamesIcon, RemoteImage, Section } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { CategoryLink } from '../common/brand/category-link.tsx';
import { WheelArt } from '../common/layout/activity-art.tsx';
import { paths } from '../common/layout/paths.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { TileArt } from '../common/layout/tile-art.tsx';
import { sourcesOf, useBrandImages } from '../common/brand/use-brand-images.ts';

export function GameTiles(): ReactElement {
  const t = useText();
  const client = useClient();
  const { allGames } = useBrandImages();
  return (
    <Section title={t('dashboard.gamesTitle')}>
      <CategoryGrid label={t('game.categories')}>
        {[
          ...client.game.categories.map((category) => <CategoryLink key={category} category={category} />),
          <CategoryTile
            key="all"
            title={t('game.all')}
            icon={null}
            art={
              <span className="cf-all-games-tile">
                <RemoteImage
                  className="cf-all-games-tile__picture"
                  sources={sourcesOf(allGames)}
                  alt=""
                  width={1}
                  height={1}
                  dimension={33}
                  fit="contain"
                  fallback={<GamesIcon size={44} />}
                />
              </span>
            }
            render={<Link to={paths.gamesCategory} />}
          />,
          ...(barEntriesOf(client).includes('media')
            ? []
            : [
                <CategoryTile
                  key="media"
                  title={t('shell.media')}
                  icon={null}
                  art={<TileArt object="wheel" art={<WheelArt />} shape="wide" />}
                  render={<Link to={paths.media} />}
                />,
              ]),
        ]}
      </CategoryGrid>
    </Section>
  );
}
