import { CategoryGrid, CategoryTile, Section } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { CategoryPicture } from '../common/brand/category-picture.tsx';
import { gamesOf } from '../common/layout/paths.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { useGameName } from '../common/brand/use-game-name.ts';

/**
 * The game categories on the home page. A visitor who selects a category signs in first and then sees the category
 * (ME-02).
 */
export function HomeCategories(): ReactElement {
  const t = useText();
  const gameName = useGameName();
  const { categories } = useClient().game;
  return (
    <Section title={t('home.categoriesTitle')}>
      <p className="cf-home__hint">{t('home.categoriesHint')}</p>
      <CategoryGrid label={t('home.categoriesTitle')}>
        {categories.map((category) => (
          <CategoryTile
            key={category}
            title={gameName(category)}
            icon={null}
            art={<CategoryPicture category={category} />}
            render={<Link to={gamesOf(category)} />}
          />
        ))}
      </CategoryGrid>
    </Section>
  );
}
