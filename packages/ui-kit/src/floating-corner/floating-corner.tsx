import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { type LinkRender, renderLink } from '../internal/render-link.ts';

export interface FloatingCornerProps {
  /** Accessible name of the landmark. */
  label: string;
  /** `FloatingLink`s and `FloatingButton`s, side by side. */
  children: ReactNode;
}

/** The corner of the page where round buttons float (SH-04). The shell leaves free space for them under every page. */
export function FloatingCorner({ label, children }: FloatingCornerProps): ReactElement {
  return (
    <aside className="ck-floating-corner" aria-label={label}>
      {children}
    </aside>
  );
}

export interface FloatingLinkProps {
  /** Says what a tap does; it is the accessible name and the tooltip. */
  label: string;
  icon: ReactNode;
  /** Use `plain` for the second button of a pair. Default `accent`. */
  tone?: 'accent' | 'plain';
  href?: string;
  render?: LinkRender;
}

/** A round link of a `FloatingCorner`, such as the one to the brand's LINE account. */
export function FloatingLink(props: FloatingLinkProps): ReactElement {
  const { label, icon, tone = 'accent', href, render } = props;
  const link = renderLink(render, {
    ...(href === undefined ? {} : { href }),
    className: 'ck-floating',
    'aria-label': label,
    children: icon,
  });
  return (
    <span className="ck-floating-place" data-tone={tone}>
      {link}
    </span>
  );
}

export interface FloatingButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'type'> {
  icon: ReactNode;
  /** One or two words next to the icon. */
  children: ReactNode;
}

/** A button with a short label in a `FloatingCorner`, such as the one that opens the live chat. */
export function FloatingButton(props: FloatingButtonProps): ReactElement {
  const { icon, children, className, ...native } = props;
  return (
    <span className="ck-floating-place" data-tone="accent">
      <button {...native} type="button" className={classNames('ck-floating', className)}>
        {icon}
        <span className="ck-floating__word">{children}</span>
      </button>
    </span>
  );
}
