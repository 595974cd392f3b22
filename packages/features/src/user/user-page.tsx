import { formatPhone } from '@chada/messages';
import { useAuth } from '@chada/stores';
import { useLevelQuery, useUserDetailQuery } from '@chada/stores/user';
import { Card, ListRow, PageHeader, RowList, Section, SkeletonGroup, UserIcon } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { TierStanding } from '../common/money/tier-standing.tsx';
import { AccountSummary } from '../common/money/account-summary.tsx';
import { FactList } from '../common/layout/fact-list.tsx';
import { refetchStaleOnMount } from '../common/query/refetch-stale-on-mount.ts';
import { PartFailed } from '../common/query/part-failed.tsx';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { accountGroups } from './user-links.ts';

/** The member's own page at /auth/account. */
export function UserPage(): ReactElement {
  const t = useText();
  usePageTitle(t('user.title'));
  const client = useClient();
  return (
    <>
      <PageHeader title={t('user.title')} />
      <div className="cf-split">
        <div className="cf-split__side ck-stack" data-space="5">
          <Profile />
        </div>
        <div className="cf-account-groups">
          {accountGroups(client).map(({ id, links }) => (
            <div key={id} className="cf-account-groups__one">
              <Section title={t(`user.${id}`)}>
                <RowList label={t(`user.${id}`)}>
                  {links.map(({ id: link, to, Icon }) => (
                    <ListRow
                      key={link}
                      icon={<Icon size={20} />}
                      title={t(`user.${link}`)}
                      detail={t(`user.${link}Hint`)}
                      render={<Link to={to} />}
                    />
                  ))}
                </RowList>
              </Section>
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

/** Shows the member's profile. Shows the stored data until the profile has loaded (AP-05, EN-02). */
function Profile(): ReactElement {
  const t = useText();
  const { user } = useAuth();
  const query = useUserDetailQuery(undefined, refetchStaleOnMount);
  const profile = query.data;
  const member = profile ?? user;
  if (member === null) return <SkeletonGroup label={t('common.loading')} shape="card" count={1} />;
  const { name, phone, user_pass, user_bank, user_credit } = member;
  const hasFailed = query.error !== undefined;
  return (
    <>
      <Card>
        <p className="cf-account__name">
          <UserIcon size={22} />
          <span>{name}</span>
        </p>
        <Standing />
        <FactList
          facts={[
            { label: t('common.username'), value: user_pass.username },
            { label: t('common.phone'), value: formatPhone(phone) },
            {
              label: t('user.points'),
              value: t('user.pointsValue', { points: user_credit.point }),
            },
            ...(profile === undefined && hasFailed
              ? []
              : [{ label: t('user.deliveryAddress'), value: <DeliveryAddress profile={profile} /> }]),
          ]}
        />
        {hasFailed && <PartFailed query={query}>{t('user.profileFailed')}</PartFailed>}
      </Card>
      <AccountSummary
        label={t('user.bankLabel')}
        bankName={user_bank.bankName}
        bankId={user_bank.bankId}
        accountName={name}
      />
    </>
  );
}

/** Shows the member's tier and the progress to the next tier. */
function Standing(): ReactElement {
  const t = useText();
  const query = useLevelQuery(undefined, refetchStaleOnMount);
  const { data, error } = query;
  if (data === undefined && error !== undefined)
    return <PartFailed query={query}>{t('user.levelFailed')}</PartFailed>;
  return (
    <div className="cf-tier cf-account__tier">
      {data === undefined ? (
        <SkeletonGroup label={t('common.loading')} shape="row" count={1} />
      ) : (
        <TierStanding standing={data} />
      )}
    </div>
  );
}

interface DeliveryAddressProps {
  profile: ReturnType<typeof useUserDetailQuery>['data'];
}

/** Shows the delivery address after the profile has loaded, because the browser does not store the address. */
function DeliveryAddress({ profile }: DeliveryAddressProps): ReactElement {
  const t = useText();
  if (profile === undefined) return <SkeletonGroup label={t('common.loading')} shape="amount" count={1} />;
  const address = profile.user_address;
  return <>{address === null ? t('user.noAddress') : `${address.line} ${address.postcode}`}</>;
}
