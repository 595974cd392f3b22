import type { ReactElement, ReactNode } from 'react';
import { ListItems } from '../internal/list-items.tsx';
import { type LinkRender, renderLink } from '../internal/render-link.ts';

export interface CategoryTileProps {
  title: ReactNode;
  detail?: ReactNode;
  icon?: ReactNode;
  /** `<GameArt>` as the background of a large tile. */
  art?: ReactNode;
  current?: boolean;
  href?: string;
  render?: LinkRender;
}

/** A link to a category of games. `art` makes a large tile, `icon` a small, round tile. */
export function CategoryTile(props: CategoryTileProps): ReactElement {
  const { title, detail, icon, art, current, href, render } = props;
  return renderLink(render, {
    ...(href === undefined ? {} : { href }),
    ...(current === true ? { 'aria-current': 'page' as const } : {}),
    className: 'ck-category-tile',
    'data-form': art ? 'picture' : 'small',
    children: (
      <>
        {art ? <span className="ck-category-tile__art">{art}</span> : null}
        {icon && !art ? <span className="ck-category-tile__icon">{icon}</span> : null}
        <span className="ck-category-tile__texts">
          <span className="ck-category-tile__title">{title}</span>
          {detail ? <span className="ck-category-tile__detail">{detail}</span> : null}
        </span>
      </>
    ),
  });
}

export interface CategoryGridProps {
  /** Each child becomes a list item. */
  children: ReactNode;
  /** Accessible name of the list. */
  label: string;
  /** True while a tile is loading. Sets `aria-busy` on the list. */
  busy?: boolean;
}

/**
 * A grid of tiles: two columns on phones, three columns in windows of 600 px or more, and four columns in windows of
 * 960 px or more. `--ck-tile-shape` sets the height of a tile in percent of its width.
 */
export function CategoryGrid({ children, label, busy }: CategoryGridProps): ReactElement {
  return (
    <ul className="ck-category-grid" aria-label={label} aria-busy={busy === true ? true : undefined}>
      <ListItems className="ck-category-grid__item">{children}</ListItems>
    </ul>
  );
}
