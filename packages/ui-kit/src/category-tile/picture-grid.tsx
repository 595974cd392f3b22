import type { ReactElement } from 'react';
import { ListItems } from '../internal/list-items.tsx';
import type { CategoryGridProps } from './category-tile.tsx';

/** A grid like `CategoryGrid` for tiles that are not categories. The grid looks the same in every brand. */
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
