import type { ReactElement, ReactNode } from 'react';
import { ListItems } from '../internal/list-items.tsx';

export interface ScrollRowProps {
  /** Accessible name of the list. */
  label: string;
  /** Each child becomes a list item. */
  children: ReactNode;
  /** An item fills a third (`tile`) or most (`card`) of a phone's width. */
  item?: 'auto' | 'tile' | 'card';
}

/** A row of items that scrolls sideways, also by keyboard. */
export function ScrollRow({ label, children, item = 'auto' }: ScrollRowProps): ReactElement {
  return (
    <ul className="ck-scroll-row" data-item={item} aria-label={label} tabIndex={0}>
      <ListItems className="ck-scroll-row__item">{children}</ListItems>
    </ul>
  );
}
