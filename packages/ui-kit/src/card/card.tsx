import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** Use `raised` on the page, `sunken` inside another card and `accent` for one highlighted card. Default `raised`. */
  tone?: 'raised' | 'sunken' | 'accent';
  /** Use `none` if the rows reach the edge of the card. Default `md` (16 px). */
  padding?: 'none' | 'md' | 'lg';
}

/** A surface that groups related content. */
export function Card({ tone = 'raised', padding = 'md', className, ...native }: CardProps): ReactElement {
  return (
    <div {...native} className={classNames('ck-card', className)} data-tone={tone} data-padding={padding} />
  );
}
