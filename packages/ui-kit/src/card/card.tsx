import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** `raised` stands on the page, `sunken` lies inside another card, `accent` is the one festive card. Default `raised`. */
  tone?: 'raised' | 'sunken' | 'accent';
  /** `none` for cards whose rows reach the edge. Default `md` (16 px). */
  padding?: 'none' | 'md' | 'lg';
}

/** A surface that groups what belongs together. */
export function Card({ tone = 'raised', padding = 'md', className, ...native }: CardProps): ReactElement {
  return (
    <div {...native} className={classNames('ck-card', className)} data-tone={tone} data-padding={padding} />
  );
}
