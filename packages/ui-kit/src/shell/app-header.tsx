import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ChevronRightIcon, LogoutIcon, RefreshIcon } from '../icons/interface-icons.ts';
import { type LinkRender, renderLink } from '../internal/render-link.ts';
import { HeaderLogo, type LogoLink } from './header-logo.tsx';

const maxCompactLength = 13;

export interface CreditButtonProps {
  label: string;
  /** The formatted amount. Undefined during the first load. */
  amount: string | undefined;
  /** Screen readers read this text after the amount. */
  refreshLabel: string;
  refreshing?: boolean;
  /** True if the amount may be outdated, for example without a network. */
  outdated?: boolean;
  onRefresh: () => void;
}

/** The member's credit. A tap reloads the credit. */
export function CreditButton(props: CreditButtonProps): ReactElement {
  const { label, amount, refreshLabel, refreshing, outdated, onRefresh } = props;
  const isLong = amount !== undefined && amount.length > maxCompactLength;
  return (
    <button
      type="button"
      className="ck-credit-button"
      data-long={isLong ? 'true' : undefined}
      data-outdated={outdated === true ? 'true' : undefined}
      data-refreshing={refreshing === true ? 'true' : undefined}
      aria-busy={refreshing === true ? true : undefined}
      onClick={() => {
        if (refreshing !== true) onRefresh();
      }}
    >
      <span className="ck-credit-button__texts">
        <span className="ck-credit-button__label">{label}</span>
        <span className="ck-credit-button__amount ck-tabular" aria-live="polite">
          {amount ?? <span className="ck-skeleton" data-shape="amount" />}
        </span>
      </span>
      <span className="ck-credit-button__icon">
        <RefreshIcon size={18} />
      </span>
      <span className="ck-visually-hidden">{refreshLabel}</span>
    </button>
  );
}

export interface AppHeaderProps {
  logo: ReactNode;
  logoLink?: LogoLink;
  name: ReactNode;
  username: ReactNode;
  tier?: ReactNode;
  /** Makes the name a link. Screen readers read `label` after the name. `current` marks the link of the open screen. */
  memberLink?: { label: string; render: LinkRender; current?: boolean };
  /** A short status after the name. */
  status?: ReactNode;
  credit?: CreditButtonProps;
  logout: { label: string; onLogout: () => void };
}

/** The sticky header for members: logo, name and username, credit, logout (SH-01). */
export function AppHeader({
  logo,
  logoLink,
  name,
  username,
  tier,
  memberLink,
  status,
  credit,
  logout,
}: AppHeaderProps): ReactElement {
  const member = (
    <>
      {tier}
      <span className="ck-header__names">
        <span className="ck-header__name">{name}</span>
        <span className="ck-header__username">{username}</span>
      </span>
    </>
  );
  return (
    <header className="ck-header" data-kind="member">
      <div className="ck-header__inner">
        <HeaderLogo logo={logo} link={logoLink} />
        <div className="ck-header__top">
          {memberLink === undefined ? (
            <div className="ck-header__member">{member}</div>
          ) : (
            renderLink(memberLink.render, {
              className: 'ck-header__member',
              ...(memberLink.current === true ? { 'aria-current': 'page' as const } : {}),
              children: (
                <>
                  {member}
                  <span className="ck-header__more">
                    <ChevronRightIcon size={16} />
                  </span>
                  <span className="ck-visually-hidden">{memberLink.label}</span>
                </>
              ),
            })
          )}
          {status !== undefined && <div className="ck-header__status">{status}</div>}
        </div>
        {credit !== undefined && <CreditButton {...credit} />}
        <IconButton label={logout.label} icon={<LogoutIcon />} onClick={logout.onLogout} />
      </div>
    </header>
  );
}
