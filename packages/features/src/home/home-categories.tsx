import { CategoryGrid, Section } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { CategoryLink } from '../common/brand/category-link.tsx';
import { useClient, useText } from '../common/brand/site-context.tsx';

/**
 * The game categories on the home page. A visitor who selects a category signs in first and then sees the category
 * (ME-02).
 */
export function HomeCategories(): ReactElement {
  const t = useText();
  const { categories } = useClient().game;
  return (
    <Section title={t('home.categoriesTitle')}>
      <p className="cf-home__hint">{t('home.categoriesHint')}</p>
      <CategoryGrid label={t('home.categoriesTitle')}>
        {categories.map((category) => (
          <CategoryLink key={category} category={category} />
        ))}
      </CategoryGrid>
    </Section>
  );
}
