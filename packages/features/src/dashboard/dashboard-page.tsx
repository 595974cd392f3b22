import { isTierLevel, tierOf } from '@chada/membership-rules';
import { Columns, PageHeader, Section, SkeletonGroup } from '@chada/ui-kit';
import { type AppThunk, useAuth } from '@chada/stores';
import { prefetchAnnouncements } from '@chada/stores/announcement';
import { prefetchCheckIn } from '@chada/stores/check-in';
import { prefetchSlipRequests } from '@chada/stores/slip';
import { prefetchLevel, useLevelQuery } from '@chada/stores/user';
import type { DashboardSection, ResolvedClient } from '@chada/client-config';
import { type ComponentType, type ReactElement, useContext } from 'react';
import { BrandTierBadge } from '../common/money/brand-tier-badge.tsx';
import { AddedBlock, Replaceable } from '../common/extension/own-block.tsx';
import { refetchStaleOnMount } from '../common/query/refetch-stale-on-mount.ts';
import { LoadState } from '../common/query/load-state.tsx';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { GameShelfSlot } from '../common/layout/game-shelf-slot.ts';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { nameOfTier } from '../common/money/tier-text.ts';
import { WaitingSlips } from '../common/money/waiting-slips.tsx';
import { CareNoticePart } from '../common/protection/care-notice-part.tsx';
import { CreditCard } from './credit-card.tsx';
import { DueNow } from './due-now.tsx';
import { FirstSteps } from './first-steps.tsx';
import { GameTiles } from './game-tiles.tsx';
import { LimitReminder } from './limit-reminder.tsx';
import { LockedBonusesPart } from './locked-bonuses-part.tsx';
import { MemberBanners } from './member-banners.tsx';
import { News } from './news.tsx';
import { TierCard } from './tier-card.tsx';
import { useWide } from '../common/layout/use-wide.ts';

const firstNameOf = (name: string): string => name.split(' ')[0] ?? name;

function Greeting({ name }: { name: string }): ReactElement {
  const words = useText()('dashboard.greeting', { name });
  const start = words.lastIndexOf(' ', words.indexOf(name)) + 1;
  return (
    <>
      <span className="cf-greeting__part">{words.slice(0, start).trimEnd()}</span>{' '}
      <span className="cf-greeting__part">{words.slice(start)}</span>
    </>
  );
}

const atTheSide: readonly DashboardSection[] = ['due', 'tier'];
const inFullWidth: readonly DashboardSection[] = ['banners', 'news'];

/** Returns the sections after the last section that needs the narrow column. */
function endOf(names: readonly DashboardSection[]): readonly DashboardSection[] {
  const narrow = names.filter((name) => !inFullWidth.includes(name));
  const last = narrow[narrow.length - 1];
  return last === undefined ? [] : names.slice(names.indexOf(last) + 1);
}

function Tier(): ReactElement {
  const t = useText();
  const level = useLevelQuery(undefined, refetchStaleOnMount);
  return (
    <Section title={t('dashboard.tierTitle')}>
      <LoadState
        query={level}
        isPart
        skeleton={<SkeletonGroup label={t('common.loading')} shape="card" count={1} />}
        errorTitle={t('dashboard.tierFailed')}
      >
        {(standing) => <TierCard standing={standing} />}
      </LoadState>
    </Section>
  );
}

function Games(): ReactElement {
  const isWide = useWide();
  const shelf = useContext(GameShelfSlot);
  return (
    <>
      {isWide && shelf}
      <GameTiles />
    </>
  );
}

const sections: Readonly<Record<DashboardSection, ComponentType>> = {
  due: DueNow,
  games: Games,
  banners: MemberBanners,
  news: News,
  tier: Tier,
};

function show(names: readonly DashboardSection[]): readonly ReactElement[] {
  return names.map((name) => {
    const Part = sections[name];
    return name === 'games' || name === 'news' ? (
      <Replaceable key={name} name={`dashboard.${name}`} usual={Part} />
    ) : (
      <Part key={name} />
    );
  });
}

/** The dashboard at /auth/dashboard (ME-03). */
export function DashboardPage(): ReactElement {
  const t = useText();
  usePageTitle(t('dashboard.title'));
  const { user } = useAuth();
  const { layout, tiers } = useClient();
  const { dashboard: order } = layout;
  const { data: standing, isLoading: isLevelLoading } = useLevelQuery(undefined, refetchStaleOnMount);
  const isWide = useWide();
  const main = isWide ? order.filter((part) => !atTheSide.includes(part)) : order;
  // In wide windows, banners and news in the last positions are below both columns and use the full width. Without this
  // rule, the main column would be much longer than the side column.
  const wideEnd = isWide ? endOf(main) : [];
  const hasWideEnd = wideEnd.length > 0;
  const end = (
    <>
      {show(wideEnd)}
      <LimitReminder />
      <AddedBlock at="dashboard.end" />
    </>
  );
  const tier =
    standing !== undefined && isTierLevel(standing.level) ? tierOf(standing.level, tiers) : undefined;
  const isTierLoading = isLevelLoading && (user === null || isTierLevel(user.level));
  return (
    <div className="cf-dashboard">
      <PageHeader title={user === null ? t('dashboard.title') : <Greeting name={firstNameOf(user.name)} />} />
      <Columns
        main={
          <>
            <CreditCard
              tier={
                tier === undefined ? (
                  isTierLoading && <div className="cf-credit__tier" />
                ) : (
                  <div className="cf-credit__tier">
                    <BrandTierBadge tier={tier.name} size={48} />
                    <span>{nameOfTier(tier, t)}</span>
                  </div>
                )
              }
            />
            <WaitingSlips />
            <CareNoticePart />
            <LockedBonusesPart />
            {standing?.cumulativeDepositSatang === 0 && <FirstSteps />}
            {show(main.slice(0, main.length - wideEnd.length))}
            {!hasWideEnd && end}
          </>
        }
        aside={isWide ? <>{show(order.filter((part) => atTheSide.includes(part)))}</> : null}
      />
      {hasWideEnd && (
        <div className="cf-dashboard__end ck-stack" data-space="5">
          {end}
        </div>
      )}
    </div>
  );
}

DashboardPage.prefetch =
  ({ features, layout }: ResolvedClient): AppThunk =>
  (dispatch) => {
    dispatch(prefetchSlipRequests());
    dispatch(prefetchLevel());
    if (layout.dashboard.includes('news')) dispatch(prefetchAnnouncements());
    if (layout.dashboard.includes('due') && features.checkIn) dispatch(prefetchCheckIn());
  };
