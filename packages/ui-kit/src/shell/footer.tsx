import type { ReactElement, ReactNode } from 'react';
import { type LinkRender, renderLink } from '../internal/render-link.ts';

export interface FooterProps {
  /** The copyright line (SH-07). */
  copyright: ReactNode;
  /** Licence, age limit, links. */
  children?: ReactNode;
}

/** The foot of the page. */
export function Footer({ copyright, children }: FooterProps): ReactElement {
  return (
    <footer className="ck-footer">
      {children ? <div className="ck-footer__notes">{children}</div> : null}
      <p>{copyright}</p>
    </footer>
  );
}

export interface FloatingLinkProps {
  /** What a tap does; spoken, and the tooltip of the round button. */
  label: string;
  icon: ReactNode;
  href?: string;
  render?: LinkRender;
}

/** A round link that floats above the page, such as the one to the chat (SH-04). */
export function FloatingLink({ label, icon, href, render }: FloatingLinkProps): ReactElement {
  return (
    // A landmark of its own, since it belongs to no part of the page.
    <aside aria-label={label}>
      {renderLink(render, {
        ...(href === undefined ? {} : { href }),
        className: 'ck-floating-link',
        'aria-label': label,
        children: icon,
      })}
    </aside>
  );
}
