import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { type LinkRender, renderLink } from '../internal/render-link.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

interface ButtonAppearance {
  /** Use `primary` once per screen and `danger` for actions that can't be undone. Default `secondary`. */
  variant?: ButtonVariant;
  /** Height: 44, 48 or 56 px. Default `md`. */
  size?: ButtonSize;
  fullWidth?: boolean;
  icon?: ReactNode;
  iconEnd?: ReactNode;
}

export interface ButtonProps extends ButtonAppearance, ComponentPropsWithRef<'button'> {
  /** Shows a spinner and ignores clicks. The button keeps the focus. */
  loading?: boolean;
}

export interface LinkButtonProps extends ButtonAppearance {
  children: ReactNode;
  className?: string;
  href?: string;
  /** The router's link: `<Link to="/auth/deposit" />`. Default: a plain link with `href`. */
  render?: LinkRender;
}

function buttonBody(props: ButtonAppearance & { loading?: boolean; children?: ReactNode }): ReactElement {
  return (
    <>
      {props.loading === true && <span className="ck-spinner" aria-hidden="true" />}
      {props.icon !== undefined && <span className="ck-button__icon">{props.icon}</span>}
      <span className="ck-button__label">{props.children}</span>
      {props.iconEnd !== undefined && <span className="ck-button__icon">{props.iconEnd}</span>}
    </>
  );
}

/** A button. While `loading` is true, the button ignores clicks and form submits. */
export function Button(props: ButtonProps): ReactElement {
  const { variant = 'secondary', size = 'md', fullWidth, icon, iconEnd, loading, ...rest } = props;
  const { children, className, onClick, type = 'button', ...native } = rest;
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (loading === true) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...native}
      type={type}
      className={classNames('ck-button', className)}
      data-variant={variant}
      data-size={size}
      data-full-width={fullWidth === true ? 'true' : undefined}
      data-loading={loading === true ? 'true' : undefined}
      aria-busy={loading === true ? true : undefined}
      aria-disabled={loading === true ? true : native['aria-disabled']}
      onClick={handleClick}
    >
      {buttonBody({ icon, iconEnd, loading, children })}
    </button>
  );
}

/** A link that looks like a button. */
export function LinkButton(props: LinkButtonProps): ReactElement {
  const {
    variant = 'secondary',
    size = 'md',
    fullWidth,
    icon,
    iconEnd,
    children,
    className,
    href,
    render,
  } = props;
  return renderLink(render, {
    ...(href === undefined ? {} : { href }),
    className: classNames('ck-button', className),
    'data-variant': variant,
    'data-size': size,
    'data-full-width': fullWidth === true ? 'true' : undefined,
    children: buttonBody({ icon, iconEnd, children }),
  });
}
