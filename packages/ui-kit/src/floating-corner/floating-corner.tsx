import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { type LinkRender, renderLink } from '../internal/render-link.ts';

export interface FloatingCornerProps {
  /** Names the landmark, which belongs to no part of the page. */
  label: string;
  /** `FloatingLink`s and `FloatingButton`s, side by side. */
  children: ReactNode;
}

/**
 * The corner in which round buttons float above the page (SH-04). The shell keeps the end of every page free of them:
 * there nothing lies beneath.
 */
export function FloatingCorner({ label, children }: FloatingCornerProps): ReactElement {
  return (
    <aside className="ck-floating-corner" aria-label={label}>
      {children}
    </aside>
  );
}

export interface FloatingLinkProps {
  /** What a tap does; spoken, and the tooltip of the round button. */
  label: string;
  icon: ReactNode;
  /** `plain` beside another that comes first. Default `accent`. */
  tone?: 'accent' | 'plain';
  href?: string;
  render?: LinkRender;
}

/** A round link of a `FloatingCorner`, such as the one to the brand's messaging account. */
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
  /** A word or two beside the icon. */
  children: ReactNode;
}

/** A button of a `FloatingCorner`, with a word, such as the one that opens the live chat. */
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
