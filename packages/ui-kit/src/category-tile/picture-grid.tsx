import type { ReactElement } from 'react';
import { ListItems } from '../internal/list-items.tsx';
import type { CategoryGridProps } from './category-tile.tsx';

/** The columns of `CategoryGrid` for tiles of other kinds. A brand's layout of the category tiles does not change it. */
export function PictureGrid({ children, label, busy }: CategoryGridProps): ReactElement {
  return (
    <ul
      className="ck-category-grid"
      data-plain=""
      aria-label={label}
      aria-busy={busy === true ? true : undefined}
    >
      <ListItems className="ck-category-grid__item">{children}</ListItems>
    </ul>
  );
}
