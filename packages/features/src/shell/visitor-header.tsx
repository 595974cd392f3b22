import { useAuth } from '@chada/stores';
import {
  BallIcon,
  CasinoIcon,
  ContactIcon,
  type IconComponent,
  InfoIcon,
  LinkButton,
  LockIcon,
  type MenuEntry,
  PublicHeader,
  RemoteImage,
  SlotsIcon,
  UserIcon,
} from '@chada/ui-kit';
import type { BrandImage } from '@chada/client-config';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router';
import { BrandLogo } from '../common/brand/brand-logo.tsx';
import { isRegisterPath, ownPageOf, paths } from '../common/layout/paths.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { useHistoryDialog } from '../common/layout/use-history-dialog.ts';
import { visitorLinks } from '../common/brand/visitor-links.ts';
import { sourcesOf, useBrandImages } from '../common/brand/use-brand-images.ts';

function EntryPicture({ image, icon: Icon }: { image: BrandImage; icon: IconComponent }): ReactElement {
  return (
    <RemoteImage
      className="cf-menu-picture"
      sources={sourcesOf(image)}
      picture={image.key}
      alt=""
      width={24}
      height={24}
      dimension={100}
      fit="contain"
      fallback={<Icon size={24} />}
    />
  );
}

/** Shows either the login link or the registration link, because a phone has no space for both links. */
function HeaderActions(): ReactElement {
  const t = useText();
  const auth = useAuth();
  const { pathname } = useLocation();
  if (auth.status === 'loggedIn') {
    return (
      <LinkButton size="sm" variant="primary" render={<Link to={paths.dashboard} />}>
        {t('shell.dashboard')}
      </LinkButton>
    );
  }
  // The home page has its own sign-in form.
  const offersLogin = pathname !== paths.login && pathname !== paths.home;
  const offersRegister = !isRegisterPath(pathname);
  return (
    <>
      {offersLogin && (
        <LinkButton size="sm" render={<Link to={paths.login} />}>
          {t('shell.login')}
        </LinkButton>
      )}
      {offersRegister && (
        <LinkButton
          size="sm"
          variant="primary"
          {...(offersLogin ? { className: 'cf-header-wide' } : {})}
          render={<Link to={paths.register} />}
        >
          {t('shell.register')}
        </LinkButton>
      )}
    </>
  );
}

function TopBackground({ image }: { image: BrandImage }): ReactElement | null {
  if (image.src === undefined) return null;
  return (
    <RemoteImage
      className="cf-top-background"
      sources={sourcesOf(image)}
      picture={image.key}
      alt=""
      width={1280}
      height={72}
      dimension={100}
      priority
    />
  );
}

/** The header for visitors (SH-03). The logo links to the home page (PU-07). */
export function VisitorHeader(): ReactElement {
  const t = useText();
  const client = useClient();
  const { pathname } = useLocation();
  const images = useBrandImages();
  const menu = useHistoryDialog('menu');
  // A page opened from the menu replaces the menu's history entry.
  const leave = menu.isOpen ? { replace: true } : {};
  const disabledHint = (
    <>
      <LockIcon size={14} /> {t('shell.menuDisabled')}
    </>
  );
  const closed = { disabled: true, disabledHint } as const;
  const entries: readonly MenuEntry[] = [
    {
      id: 'casino',
      label: t('shell.casino'),
      icon: <EntryPicture image={images.topCasino} icon={CasinoIcon} />,
      ...closed,
    },
    {
      id: 'slot',
      label: t('shell.slot'),
      icon: <EntryPicture image={images.topSlot} icon={SlotsIcon} />,
      ...closed,
    },
    {
      id: 'sport',
      label: t('shell.sport'),
      icon: <EntryPicture image={images.topSport} icon={BallIcon} />,
      ...closed,
    },
    {
      id: 'contact',
      label: t('shell.contact'),
      icon: <EntryPicture image={images.topContact} icon={ContactIcon} />,
      current: pathname === paths.contact,
      render: <Link to={paths.contact} {...leave} />,
    },
    // Only the menu shows the links, because the header has no space.
    ...visitorLinks(client).map(({ id, to, Icon }) => ({
      id,
      label: t(`shell.${id}`),
      icon: <Icon />,
      current: pathname === to,
      render: <Link className="cf-drawer-only" to={to} {...leave} />,
    })),
    ...client.pages.map(({ slug, title }) => ({
      id: slug,
      label: title,
      icon: <InfoIcon />,
      current: pathname === ownPageOf(slug),
      render: <Link className="cf-drawer-only" to={ownPageOf(slug)} {...leave} />,
    })),
    {
      id: 'login',
      label: t('shell.login'),
      icon: <LockIcon />,
      current: pathname === paths.login,
      render: <Link className="cf-drawer-only" to={paths.login} {...leave} />,
    },
    {
      id: 'register',
      label: t('shell.register'),
      icon: <UserIcon />,
      current: isRegisterPath(pathname),
      render: <Link className="cf-drawer-only" to={paths.register} {...leave} />,
    },
  ];
  const logoLink = { label: t('shell.logoHome', { brand: client.name }), render: <Link to={paths.home} /> };
  return (
    <PublicHeader
      logo={
        <>
          <BrandLogo />
          <TopBackground image={images.topBackground} />
        </>
      }
      {...(isRegisterPath(pathname) ? {} : { logoLink })}
      entries={entries}
      menuOpen={menu.isOpen}
      onMenuOpenChange={(open) => (open ? menu.open() : menu.close())}
      menuLabel={t('shell.mainMenu')}
      openLabel={t('shell.openMenu')}
      closeLabel={t('shell.closeMenu')}
      actions={<HeaderActions />}
    />
  );
}
