import type { ReactElement, ReactNode } from 'react';
import { type LinkRender, renderLink } from '../internal/render-link.ts';

export interface BottomBarItem {
  id: string;
  label: string;
  /** Screen readers read this text after the label. */
  spokenSuffix?: string;
  icon: ReactNode;
  current?: boolean;
  /** True for the round button in the middle of the bar. */
  raised?: boolean;
  href?: string;
  render?: LinkRender;
}

export interface BottomBarProps {
  /** Accessible name of the navigation. */
  label: string;
  /** Five items. The third item is raised (SH-02). */
  items: readonly BottomBarItem[];
}

/** The members' navigation: a bar at the bottom on phones, a column at the left in windows of 960 px or more. */
export function BottomBar({ label, items }: BottomBarProps): ReactElement {
  return (
    <nav className="ck-bottom-bar" aria-label={label}>
      <ul className="ck-bottom-bar__list">
        {items.map((item) => (
          <li
            key={item.id}
            className="ck-bottom-bar__item"
            data-raised={item.raised === true ? 'true' : undefined}
          >
            {renderLink(item.render, {
              ...(item.href === undefined ? {} : { href: item.href }),
              ...(item.current === true ? { 'aria-current': 'page' as const } : {}),
              className: 'ck-bottom-bar__link',
              children: (
                <>
                  <span className="ck-bottom-bar__icon">{item.icon}</span>
                  <span className="ck-bottom-bar__label">{item.label}</span>
                  {item.spokenSuffix === undefined ? null : (
                    <span className="ck-visually-hidden"> {item.spokenSuffix}</span>
                  )}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
