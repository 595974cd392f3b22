import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useRef } from 'react';
import { classNames } from '../internal/class-names.ts';
import { type LinkRender, renderLink } from '../internal/render-link.ts';
import { useIsAway } from './use-is-away.ts';

export interface FloatingCornerProps {
  /** Accessible name of the landmark. */
  label: string;
  children: ReactNode;
}

/** A corner of the page for one round floating button (SH-04). The button is visible only where it covers nothing. */
export function FloatingCorner({ label, children }: FloatingCornerProps): ReactElement {
  const corner = useRef<HTMLElement>(null);
  const isAway = useIsAway(corner);
  return (
    <aside
      ref={corner}
      className="ck-floating-corner"
      aria-label={label}
      data-away={isAway ? 'true' : undefined}
    >
      {children}
    </aside>
  );
}

export interface FloatingLinkProps {
  /** The accessible name and the tooltip. */
  label: string;
  icon: ReactNode;
  href?: string;
  render?: LinkRender;
}

/** A round link in a `FloatingCorner`, such as the link to the brand's LINE account. */
export function FloatingLink({ label, icon, href, render }: FloatingLinkProps): ReactElement {
  return renderLink(render, {
    ...(href === undefined ? {} : { href }),
    className: 'ck-floating',
    'aria-label': label,
    children: icon,
  });
}

export interface FloatingButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'aria-label' | 'children' | 'type'
> {
  label: string;
  icon: ReactNode;
}

/** A round button in a `FloatingCorner`, such as the button that opens the live chat. */
export function FloatingButton(props: FloatingButtonProps): ReactElement {
  const { label, icon, className, ...native } = props;
  return (
    <button {...native} type="button" className={classNames('ck-floating', className)} aria-label={label}>
      {icon}
    </button>
  );
}
