import type { ReactElement, ReactNode } from 'react';
import { type LinkRender, renderLink } from '../internal/render-link.ts';

export interface LogoLink {
  /** Spoken name of where it leads. */
  label: string;
  href?: string;
  render?: LinkRender;
}

/** The logo, as a link when it leads somewhere (PU-07: on the register paths it does not). */
export function HeaderLogo({ logo, link }: { logo: ReactNode; link: LogoLink | undefined }): ReactElement {
  if (link === undefined) return <span className="ck-header__logo">{logo}</span>;
  return renderLink(link.render, {
    ...(link.href === undefined ? {} : { href: link.href }),
    className: 'ck-header__logo',
    'aria-label': link.label,
    children: logo,
  });
}
