import type { ReactElement, ReactNode } from 'react';
import { type LinkRender, renderLink } from '../internal/render-link.ts';

export interface LogoLink {
  /** Accessible name of the link. */
  label: string;
  href?: string;
  render?: LinkRender;
}

/** The logo in the header. It is a link if `link` is set. Registration pages set no link (PU-07). */
export function HeaderLogo({ logo, link }: { logo: ReactNode; link: LogoLink | undefined }): ReactElement {
  if (link === undefined) return <span className="ck-header__logo">{logo}</span>;
  return renderLink(link.render, {
    ...(link.href === undefined ? {} : { href: link.href }),
    className: 'ck-header__logo',
    'aria-label': link.label,
    children: logo,
  });
}
