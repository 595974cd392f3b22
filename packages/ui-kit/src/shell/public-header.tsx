import { type ReactElement, type ReactNode, useState } from 'react';
import { Drawer } from '../drawer/drawer.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { MenuIcon } from '../icons/interface-icons.ts';
import { type LinkRender, renderLink } from '../internal/render-link.ts';
import { HeaderLogo, type LogoLink } from './header-logo.tsx';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  current?: boolean;
  /** Shown, but it leads nowhere yet (SH-03: casino, slot, sport). */
  disabled?: boolean;
  /** Said after a disabled entry: that one must sign in, or that it is not open. */
  disabledHint?: string;
  href?: string;
  render?: LinkRender;
}

export interface PublicHeaderProps {
  logo: ReactNode;
  logoLink?: LogoLink;
  entries: readonly MenuEntry[];
  /** Spoken name of the navigation and title of the drawer. */
  menuLabel: string;
  openLabel: string;
  closeLabel: string;
  /** At the right, such as the link to sign in. */
  actions?: ReactNode;
}

/** The visitors' header: entries in a row from 960 px, in a drawer below (SH-03). */
export function PublicHeader(props: PublicHeaderProps): ReactElement {
  const { logo, logoLink, entries, menuLabel, openLabel, closeLabel, actions } = props;
  const [open, setOpen] = useState(false);
  const list = (onLeave?: () => void): ReactElement => (
    <ul className="ck-menu">
      {entries.map((entry) => (
        <li key={entry.id}>
          <MenuLink entry={entry} {...(onLeave === undefined ? {} : { onLeave })} />
        </li>
      ))}
    </ul>
  );
  return (
    <header className="ck-header" data-kind="public">
      <div className="ck-header__inner">
        <HeaderLogo logo={logo} link={logoLink} />
        <nav className="ck-header__nav" aria-label={menuLabel}>
          {list()}
        </nav>
        <div className="ck-header__actions">{actions}</div>
        <div className="ck-header__toggle">
          <IconButton
            label={openLabel}
            icon={<MenuIcon />}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(true)}
          />
        </div>
      </div>
      <Drawer open={open} onClose={() => setOpen(false)} title={menuLabel} closeLabel={closeLabel}>
        <nav aria-label={menuLabel}>{list(() => setOpen(false))}</nav>
      </Drawer>
    </header>
  );
}

function MenuLink({ entry, onLeave }: { entry: MenuEntry; onLeave?: () => void }): ReactElement {
  const body = (
    <>
      {entry.icon ? <span className="ck-menu__icon">{entry.icon}</span> : null}
      <span className="ck-menu__label">{entry.label}</span>
      {entry.disabled === true && entry.disabledHint !== undefined && (
        <span className="ck-menu__hint">{entry.disabledHint}</span>
      )}
    </>
  );
  if (entry.disabled === true) {
    return (
      <span className="ck-menu__link" role="link" aria-disabled="true">
        {body}
      </span>
    );
  }
  return renderLink(entry.render, {
    ...(entry.href === undefined ? {} : { href: entry.href }),
    ...(entry.current === true ? { 'aria-current': 'page' as const } : {}),
    ...(onLeave === undefined ? {} : { onClick: onLeave }),
    className: 'ck-menu__link',
    children: body,
  });
}
