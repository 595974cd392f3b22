import type { BrandImage, DrawerEntry } from '@chada/client-config';
import {
  BallIcon,
  CasinoIcon,
  ClockIcon,
  ContactIcon,
  type IconComponent,
  InfoIcon,
  LockIcon,
  type MenuEntry,
  RemoteImage,
  SlotsIcon,
  UserIcon,
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
  const closed = {
    disabled: true,
    disabledHint: (
      <>
        <LockIcon size={14} /> {t('shell.menuDisabled')}
      </>
    ),
  };
  const inDrawer = (to: string) => <Link className="cf-drawer-only" to={to} {...leave} />;
  const entriesOf: Readonly<Record<DrawerEntry, () => readonly MenuEntry[]>> = {
    casino: () => [
      {
        id: 'casino',
        label: t('shell.casino'),
        icon: <EntryPicture image={images.topCasino} icon={CasinoIcon} />,
        ...closed,
      },
    ],
    slot: () => [
      {
        id: 'slot',
        label: t('shell.slot'),
        icon: <EntryPicture image={images.topSlot} icon={SlotsIcon} />,
        ...closed,
      },
    ],
    sport: () => [
      {
        id: 'sport',
        label: t('shell.sport'),
        icon: <EntryPicture image={images.topSport} icon={BallIcon} />,
        ...closed,
      },
    ],
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
      client.pages.map(({ slug, title }) => ({
        id: slug,
        label: title,
        icon: <InfoIcon />,
        current: pathname === ownPageOf(slug),
        render: inDrawer(ownPageOf(slug)),
      })),
    login: () => [
      {
        id: 'login',
        label: t('shell.login'),
        icon: <LockIcon />,
        current: pathname === paths.login,
        render: inDrawer(paths.login),
      },
    ],
    register: () => [
      {
        id: 'register',
        label: t('shell.register'),
        icon: <UserIcon />,
        current: isRegisterPath(pathname),
        render: inDrawer(paths.register),
      },
    ],
    protection: () =>
      client.protection === undefined
        ? []
        : [
            {
              id: 'protection',
              label: t('shell.responsibleLink'),
              icon: <ClockIcon />,
              current: pathname === paths.playGuide,
              render: inDrawer(paths.playGuide),
            },
          ],
  };
  function visitorEntries(name: 'promotion' | 'liveScore' | 'score'): readonly MenuEntry[] {
    return visitorLinks(client)
      .filter(({ id }) => id === name)
      .map(({ id, to, Icon }) => ({
        id,
        label: t(`shell.${id}`),
        icon: <Icon />,
        current: pathname === to,
        render: inDrawer(to),
      }));
  }
  return client.layout.drawer.flatMap((name) => entriesOf[name]());
}
