import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';

export type SkeletonShape = 'line' | 'title' | 'card' | 'row' | 'text-row' | 'tile' | 'circle' | 'amount';

export interface SkeletonProps {
  /** Default `line`. A `text-row` is a row without an icon. */
  shape?: SkeletonShape;
  /** The placeholder has the size of its children, and hides them. Children replace the shape. */
  children?: ReactNode;
  className?: string;
}

/** A grey placeholder. Put it into a `SkeletonGroup`. */
export function Skeleton({ shape = 'line', children, className }: SkeletonProps): ReactElement {
  if (children !== undefined) return <span className={classNames('ck-skeleton', className)}>{children}</span>;
  if (shape !== 'row' && shape !== 'text-row')
    return <span className={classNames('ck-skeleton', className)} data-shape={shape} />;
  return (
    <span className={classNames('ck-skeleton-row', className)}>
      {shape === 'row' && <span className="ck-skeleton" data-shape="circle" />}
      <span className="ck-skeleton-row__texts">
        <span className="ck-skeleton" data-shape="line" />
        <span className="ck-skeleton" data-shape="short" />
      </span>
      <span className="ck-skeleton" data-shape="amount" />
    </span>
  );
}

export interface SkeletonGroupProps {
  /** Screen readers announce this text. */
  label: string;
  /** The shape of each placeholder in the group. Pass children for a custom shape. */
  shape?: SkeletonShape;
  count?: number;
  children?: ReactNode;
  className?: string;
}

/** A placeholder for a list or card that is loading (ST-01). */
export function SkeletonGroup({
  label,
  shape,
  count = 3,
  children,
  className,
}: SkeletonGroupProps): ReactElement {
  const shapes = Array.from({ length: count }, (_, index) => index);
  return (
    <div className={classNames('ck-skeleton-group', className)} role="status" aria-busy="true">
      <span className="ck-visually-hidden">{label}</span>
      <div className="ck-skeleton-group__shapes" data-shape={shape} aria-hidden="true">
        {children ??
          shapes.map((index) => <Skeleton key={index} {...(shape === undefined ? {} : { shape })} />)}
      </div>
    </div>
  );
}
