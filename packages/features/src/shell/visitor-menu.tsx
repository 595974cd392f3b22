import type { BrandImage, DrawerEntry } from '@chada/client-config';
import {
  BallIcon,
  CasinoIcon,
  ContactIcon,
  type IconComponent,
  LockIcon,
  type MenuEntry,
  RemoteImage,
  SlotsIcon,
} from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { sourcesOf, useBrandImages } from '../common/brand/use-brand-images.ts';
import { visitorLinks } from '../common/brand/visitor-links.ts';
import { isRegisterPath, ownPageOf, paths } from '../common/layout/paths.ts';

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

export function useVisitorMenu(isOpen: boolean): readonly MenuEntry[] {
  const t = useText();
  const client = useClient();
  const { pathname } = useLocation();
  const images = useBrandImages();
  // A page that is opened from the menu replaces the menu's history entry, so that Back does not reopen the menu.
  const leave = isOpen ? { replace: true } : {};
  const disabledHint = (
    <>
      <LockIcon size={14} /> {t('shell.menuDisabled')}
    </>
  );
  const closed = (
    id: 'casino' | 'slot' | 'sport',
    image: BrandImage,
    icon: IconComponent,
  ): readonly MenuEntry[] => [
    {
      id,
      label: t(`shell.${id}`),
      icon: <EntryPicture image={image} icon={icon} />,
      disabled: true,
      disabledHint,
    },
  ];
  const inDrawer = (
    id: string,
    label: string,
    to: string,
    look = '',
    current = pathname === to,
  ): MenuEntry => ({
    id,
    label,
    current,
    render: <Link className={`cf-drawer-only ${look}`} to={to} {...leave} />,
  });
  const entriesOf: Readonly<Record<DrawerEntry, () => readonly MenuEntry[]>> = {
    casino: () => closed('casino', images.topCasino, CasinoIcon),
    slot: () => closed('slot', images.topSlot, SlotsIcon),
    sport: () => closed('sport', images.topSport, BallIcon),
    contact: () => [
      {
        id: 'contact',
        label: t('shell.contact'),
        icon: <EntryPicture image={images.topContact} icon={ContactIcon} />,
        current: pathname === paths.contact,
        render: <Link to={paths.contact} {...leave} />,
      },
    ],
    promotion: () => visitorEntries('promotion'),
    liveScore: () => visitorEntries('liveScore'),
    score: () => visitorEntries('score'),
    pages: () =>
      client.pages.map(({ slug, title }) => inDrawer(slug, title, ownPageOf(slug), 'cf-menu-page')),
    login: () => [inDrawer('login', t('shell.login'), paths.login, 'cf-menu-button')],
    register: () => [
      inDrawer('register', t('shell.register'), paths.register, 'cf-menu-button', isRegisterPath(pathname)),
    ],
    protection: () =>
      client.protection === undefined
        ? []
        : [inDrawer('protection', t('shell.responsibleLink'), paths.playGuide, 'cf-menu-page')],
  };
  function visitorEntries(name: 'promotion' | 'liveScore' | 'score'): readonly MenuEntry[] {
    return visitorLinks(client)
      .filter(({ id }) => id === name)
      .map(({ id, to, Icon }) => ({ ...inDrawer(id, t(`shell.${id}`), to), icon: <Icon /> }));
  }
  return client.layout.drawer.flatMap((name) => entriesOf[name]());
}
