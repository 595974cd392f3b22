import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** `raised` for cards on the page, `sunken` for cards inside a card, `accent` for one highlighted card. Default `raised`. */
  tone?: 'raised' | 'sunken' | 'accent';
  /** `none` for cards whose rows reach the edge. Default `md` (16 px). */
  padding?: 'none' | 'md' | 'lg';
}

/** A surface that groups related content. */
export function Card({ tone = 'raised', padding = 'md', className, ...native }: CardProps): ReactElement {
  return (
    <div {...native} className={classNames('ck-card', className)} data-tone={tone} data-padding={padding} />
  );
}
