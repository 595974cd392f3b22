import { isTierLevel, tierOf } from '@chada/membership-rules';
import { Columns, PageHeader, Section, SkeletonGroup, TierBadge } from '@chada/ui-kit';
import { useAuth } from '@chada/stores';
import { useLevelQuery } from '@chada/stores/user';
import type { ReactElement } from 'react';
import { freshOnArrival } from '../common/query/fresh-on-arrival.ts';
import { LoadState } from '../common/query/load-state.tsx';
import { useText } from '../common/brand/site-context.tsx';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { WaitingSlips } from '../common/money/waiting-slips.tsx';
import { CreditCard } from './credit-card.tsx';
import { DueNow } from './due-now.tsx';
import { FirstSteps } from './first-steps.tsx';
import { GameTiles } from './game-tiles.tsx';
import { LockedBonusesPart } from './locked-bonuses-part.tsx';
import { News } from './news.tsx';
import { TierCard } from './tier-card.tsx';

const firstNameOf = (name: string): string => name.split(' ')[0] ?? name;

/** Greets a member. If the greeting wraps, the second line starts with the name and its preceding word. */
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

/** /auth/dashboard (ME-03): credit and its actions, the check-in, games, news, the progress to the next tier. */
export function DashboardPage(): ReactElement {
  const t = useText();
  usePageTitle(t('dashboard.title'));
  const { user } = useAuth();
  const level = useLevelQuery(undefined, freshOnArrival);
  const standing = level.data;
  const name =
    standing !== undefined && isTierLevel(standing.level) ? tierOf(standing.level).name : undefined;
  return (
    <>
      <PageHeader title={user === null ? t('dashboard.title') : <Greeting name={firstNameOf(user.name)} />} />
      <Columns
        main={
          <>
            <CreditCard
              tier={
                name === undefined ? null : (
                  <div className="cf-credit__tier">
                    <TierBadge tier={name} size={48} />
                    <span>{t(`tier.${name}`)}</span>
                  </div>
                )
              }
            />
            <WaitingSlips />
            <LockedBonusesPart />
            {standing?.cumulativeDepositSatang === 0 && <FirstSteps />}
            <DueNow />
            <GameTiles />
          </>
        }
        aside={
          <>
            <News />
            <Section title={t('dashboard.tierTitle')}>
              <LoadState
                query={level}
                skeleton={<SkeletonGroup label={t('common.loading')} shape="card" count={1} />}
                errorTitle={t('dashboard.tierFailed')}
              >
                {(loaded) => <TierCard standing={loaded} />}
              </LoadState>
            </Section>
          </>
        }
      />
    </>
  );
}
