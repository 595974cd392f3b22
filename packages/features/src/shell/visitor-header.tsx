import { useAuth } from '@chada/stores';
import { LinkButton, PublicHeader, RemoteImage } from '@chada/ui-kit';
import type { BrandImage } from '@chada/client-config';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router';
import { BrandLogo } from '../common/brand/brand-logo.tsx';
import { isRegisterPath, paths } from '../common/layout/paths.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { useHistoryDialog } from '../common/layout/use-history-dialog.ts';
import { sourcesOf, useBrandImages } from '../common/brand/use-brand-images.ts';
import { useVisitorMenu } from './visitor-menu.tsx';

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

/** The header for visitors (SH-03). */
export function VisitorHeader(): ReactElement {
  const t = useText();
  const client = useClient();
  const { pathname } = useLocation();
  const images = useBrandImages();
  const menu = useHistoryDialog('menu');
  const entries = useVisitorMenu(menu.isOpen);
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
