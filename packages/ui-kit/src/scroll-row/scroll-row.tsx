import type { ReactElement, ReactNode } from 'react';
import { ListItems } from '../internal/list-items.tsx';

export interface ScrollRowProps {
  /** Accessible name of the list. */
  label: string;
  /** Children with keys; each becomes a list item. */
  children: ReactNode;
  /** Width of an item: `auto` fits its content, `tile` is a third of a phone's width, `card` most of it. Default `auto`. */
  item?: 'auto' | 'tile' | 'card';
}

/** A row of items that scrolls sideways and snaps. Keyboard users scroll it by its items or by the row itself. */
export function ScrollRow({ label, children, item = 'auto' }: ScrollRowProps): ReactElement {
  return (
    <ul className="ck-scroll-row" data-item={item} aria-label={label} tabIndex={0}>
      <ListItems className="ck-scroll-row__item">{children}</ListItems>
    </ul>
  );
}
