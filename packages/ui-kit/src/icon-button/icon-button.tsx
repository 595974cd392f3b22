import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** The accessible name and the tooltip. */
  label: string;
  icon: ReactNode;
  /** `solid` has a background. Default `ghost`. */
  variant?: 'ghost' | 'solid';
  /** True to spin the icon and ignore clicks. */
  loading?: boolean;
}

/** A square button of 44 px that shows only an icon. */
export function IconButton(props: IconButtonProps): ReactElement {
  const { label, icon, variant = 'ghost', loading, className, type = 'button', onClick, ...native } = props;
  return (
    <button
      {...native}
      type={type}
      className={classNames('ck-icon-button', className)}
      data-variant={variant}
      data-loading={loading === true ? 'true' : undefined}
      aria-label={label}
      aria-busy={loading === true ? true : undefined}
      title={label}
      onClick={(event) => {
        if (loading !== true) onClick?.(event);
      }}
    >
      {icon}
    </button>
  );
}
