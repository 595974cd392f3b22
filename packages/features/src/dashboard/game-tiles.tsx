import type { GameCategory } from '@chada/client-config';
import {
  BallIcon,
  CardsIcon,
  CasinoIcon,
  CategoryGrid,
  CategoryTile,
  FishIcon,
  FlameIcon,
  GameArt,
  GamesIcon,
  type IconComponent,
  LotteryIcon,
  RemoteImage,
  Section,
  SlotsIcon,
} from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { gamesOf, paths } from '../common/paths.ts';
import { useClient, useText } from '../common/site-context.tsx';

const iconOf: Record<GameCategory, IconComponent> = {
  sport: BallIcon,
  casino: CasinoIcon,
  slots: SlotsIcon,
  fishing: FishIcon,
  card: CardsIcon,
  lotto: LotteryIcon,
  hot: FlameIcon,
};

function CategoryArt({ category }: { category: GameCategory }): ReactElement {
  const { assets } = useClient();
  return (
    <RemoteImage
      sources={[assets.categories[category]]}
      alt=""
      width={8}
      height={5}
      dimension={100}
      fallback={<GameArt seed="category" category={category} shape="wide" />}
    />
  );
}

/** The brand's categories and all games as tiles; the lottery and all games lead to the category screen (ME-23). */
export function GameTiles(): ReactElement {
  const t = useText();
  const { game } = useClient();
  const tiles = game.categories.map((category) => {
    const Icon = iconOf[category];
    return (
      <CategoryTile
        key={category}
        title={t(`game.${category}`)}
        icon={<Icon />}
        art={<CategoryArt category={category} />}
        render={<Link to={gamesOf(category)} />}
      />
    );
  });
  return (
    <Section title={t('dashboard.gamesTitle')}>
      <CategoryGrid label={t('game.categories')}>
        {[
          ...tiles,
          <CategoryTile
            key="all"
            title={t('game.all')}
            icon={<GamesIcon />}
            art={
              <span className="cf-all-games">
                <GamesIcon size={44} />
              </span>
            }
            render={<Link to={paths.gamesCategory} />}
          />,
        ]}
      </CategoryGrid>
    </Section>
  );
}
