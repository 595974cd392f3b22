import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { type LinkRender, renderLink } from '../internal/render-link.ts';

export interface FloatingCornerProps {
  /** Accessible name of the landmark. */
  label: string;
  /** `FloatingLink`s and `FloatingButton`s, side by side. */
  children: ReactNode;
}

/**
 * A corner of the page for round floating buttons (SH-04). The shell reserves space for the buttons below the content.
 */
export function FloatingCorner({ label, children }: FloatingCornerProps): ReactElement {
  return (
    <aside className="ck-floating-corner" aria-label={label}>
      {children}
    </aside>
  );
}

export interface FloatingLinkProps {
  /** The accessible name and tooltip, which describe the effect of a tap. */
  label: string;
  icon: ReactNode;
  /** Use `plain` for the second of two buttons. Default `accent`. */
  tone?: 'accent' | 'plain';
  href?: string;
  render?: LinkRender;
}

/** A round link in a `FloatingCorner`, such as the link to the brand's LINE account. */
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

/** A button with a short label in a `FloatingCorner`, such as the button that opens the live chat. */
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
