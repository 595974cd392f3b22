import { formatBaht, formatDate } from '@chada/messages';
import { useAuth, useCredit } from '@chada/stores';
import { AppHeader } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router';
import { BrandLogo } from '../common/brand/brand-logo.tsx';
import { paths } from '../common/layout/paths.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { useHistoryDialog } from '../common/layout/use-history-dialog.ts';
import { usePlayPause } from '../common/protection/use-play-pause.ts';
import { shownEntries, isInside } from './bar-entries.ts';
import { LogoutDialog } from './logout-dialog.tsx';
import { SessionClock } from './session-clock.tsx';

export function MemberHeader(): ReactElement {
  const t = useText();
  const client = useClient();
  const { name: brand, protection } = client;
  const { pathname } = useLocation();
  const entries = shownEntries(client, usePlayPause() !== null);
  const { user } = useAuth();
  const credit = useCredit();
  const logout = useHistoryDialog('logout');
  const refreshing = credit.status === 'loading';
  const known = credit.creditSatang ?? credit.last?.creditSatang;
  const failedFirst = credit.status === 'failed' && known === undefined;
  return (
    <>
      <AppHeader
        logo={<BrandLogo />}
        logoLink={{ label: t('shell.logoHome', { brand }), render: <Link to={paths.dashboard} /> }}
        name={user?.name ?? ''}
        username={user?.user_pass.username ?? ''}
        {...(user === null
          ? {}
          : {
              memberLink: {
                label: t('shell.memberMenu'),
                render: <Link to={paths.account} />,
                current: pathname.startsWith('/auth/') && !entries.some((id) => isInside(pathname, id)),
              },
            })}
        {...(protection === undefined ? {} : { status: <SessionClock /> })}
        credit={{
          label:
            credit.last === null
              ? t('shell.creditLabel')
              : // Shows the date of the last known credit, because the device's clock may have a wrong day.
                t('shell.creditLast', { when: formatDate(credit.last.at) }),
          outdated: credit.last !== null,
          amount: failedFirst
            ? t('shell.creditUnknown')
            : known === undefined
              ? undefined
              : formatBaht(known),
          refreshLabel: refreshing
            ? t('shell.creditRefreshing')
            : credit.status === 'failed'
              ? t('shell.creditOld')
              : t('shell.creditRefresh'),
          refreshing,
          onRefresh: () => void credit.refresh(),
        }}
        logout={{ label: t('shell.logout'), onLogout: logout.open }}
      />
      <LogoutDialog dialog={logout} />
    </>
  );
}
