import type { ReactElement, ReactNode } from 'react';
import { ListItems } from '../internal/list-items.tsx';

export interface ScrollRowProps {
  /** Spoken name of the list. */
  label: string;
  /** Keyed children, each an item. */
  children: ReactNode;
  /** Width of an item: `auto` as its content, `tile` about a third of a phone, `card` most of it. Default `auto`. */
  item?: 'auto' | 'tile' | 'card';
}

/** Items in one row that scrolls sideways and snaps; the keyboard reaches it by its items or the row itself. */
export function ScrollRow({ label, children, item = 'auto' }: ScrollRowProps): ReactElement {
  return (
    <ul className="ck-scroll-row" data-item={item} aria-label={label} tabIndex={0}>
      <ListItems className="ck-scroll-row__item">{children}</ListItems>
    </ul>
  );
}
