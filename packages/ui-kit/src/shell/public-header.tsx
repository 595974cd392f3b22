import { type MouseEvent, type ReactElement, type ReactNode, useState } from 'react';
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
  /** True if the entry's page can't be opened yet (SH-03). */
  disabled?: boolean;
  /** A short note that says why the entry is disabled. */
  disabledHint?: ReactNode;
  href?: string;
  render?: LinkRender;
}

export interface PublicHeaderProps {
  logo: ReactNode;
  logoLink?: LogoLink;
  entries: readonly MenuEntry[];
  /** Accessible name of the navigation and title of the drawer. */
  menuLabel: string;
  openLabel: string;
  closeLabel: string;
  actions?: ReactNode;
  /** If undefined, the header opens and closes the drawer itself. */
  menuOpen?: boolean;
  onMenuOpenChange?: (open: boolean) => void;
}

/** The header for visitors (SH-03). Below 960 px, the entries are in a drawer. */
export function PublicHeader(props: PublicHeaderProps): ReactElement {
  const { logo, logoLink, entries, menuLabel, openLabel, closeLabel, actions } = props;
  const [ownOpen, setOwnOpen] = useState(false);
  const open = props.menuOpen ?? ownOpen;
  const setOpen = props.onMenuOpenChange ?? setOwnOpen;
  const [isLeaving, setIsLeaving] = useState(false);
  if (isLeaving && !open) setIsLeaving(false);
  const list = (onPress?: PressEntry): ReactElement => (
    <ul className="ck-menu">
      {entries.map((entry) => (
        <li key={entry.id}>
          <MenuLink entry={entry} {...(onPress === undefined ? {} : { onPress })} />
        </li>
      ))}
    </ul>
  );
  const pressInDrawer: PressEntry = (entry, event) => {
    if (entry.current === true) event.preventDefault();
    if (entry.current === true || props.menuOpen === undefined) setOpen(false);
    else setIsLeaving(true);
  };
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
            onClick={() => {
              setIsLeaving(false);
              if (!open) setOpen(true);
            }}
          />
        </div>
      </div>
      <Drawer
        open={open && !isLeaving}
        onClose={() => setOpen(false)}
        title={menuLabel}
        closeLabel={closeLabel}
      >
        <nav aria-label={menuLabel}>{list(pressInDrawer)}</nav>
      </Drawer>
    </header>
  );
}

type PressEntry = (entry: MenuEntry, event: MouseEvent<HTMLElement>) => void;

function MenuLink({ entry, onPress }: { entry: MenuEntry; onPress?: PressEntry }): ReactElement {
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
    ...(onPress === undefined ? {} : { onClick: (event) => onPress(entry, event) }),
    className: 'ck-menu__link',
    children: body,
  });
}
