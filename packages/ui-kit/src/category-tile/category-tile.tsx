import type { ReactElement, ReactNode } from 'react';
import { ListItems } from '../internal/list-items.tsx';
import { type LinkRender, renderLink } from '../internal/render-link.ts';

export interface CategoryTileProps {
  title: ReactNode;
  /** Such as how many games there are. */
  detail?: ReactNode;
  /** An icon of the kit, for the small form. */
  icon?: ReactNode;
  /** `<GameArt>` behind, for the large form. */
  art?: ReactNode;
  /** Where the member is now. */
  current?: boolean;
  href?: string;
  render?: LinkRender;
}

/** A category of games: with `art` a picture tile, without it a small round one for a row of tabs. */
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
  /** The tiles; each becomes an item of the list. */
  children: ReactNode;
  /** What the list is called for screen readers. */
  label: string;
  /** True while something on a tile is still coming. */
  busy?: boolean;
}

/**
 * Picture tiles in two columns on phones, three from 600 px, four from 960 px; no row has a gap. A picture takes its
 * shape from `--ck-tile-shape`, its height in percent of its width.
 */
export function CategoryGrid({ children, label, busy }: CategoryGridProps): ReactElement {
  return (
    <ul className="ck-category-grid" aria-label={label} aria-busy={busy === true ? true : undefined}>
      <ListItems className="ck-category-grid__item">{children}</ListItems>
    </ul>
  );
}
