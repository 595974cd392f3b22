import { useFairnessQuery, useProvenDrawsInfiniteQuery } from '@chada/stores/fairness';
import { Columns, PageHeader } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link, Navigate } from 'react-router';
import { CardSkeletons } from '../common/layout/card-skeletons.tsx';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { paths } from '../common/layout/paths.ts';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { useWide } from '../common/layout/use-wide.ts';
import { useWhileShown } from '../common/layout/use-while-shown.ts';
import { refetchStaleOnMount } from '../common/query/refetch-stale-on-mount.ts';
import { LoadState } from '../common/query/load-state.tsx';
import { useGentlePolling } from '../common/query/use-gentle-polling.ts';
import { DrawList } from './draw-list.tsx';
import { HowItWorks, LogCard } from './how-it-works.tsx';
import { KeyChange } from './key-change.tsx';
import { SeedCard } from './seed-card.tsx';

const PUBLISH_POLL_MS = 2000;

/** The page at /auth/media/fairness, where members set a client seed and verify their draws (ME-16, ME-18). */
export function FairnessPage(): ReactElement {
  const { fairness, wheel, flipCard } = useClient().features;
  return fairness && (wheel || flipCard) ? <Fairness /> : <Navigate to={paths.notFound} replace />;
}

function Fairness(): ReactElement {
  const t = useText();
  usePageTitle(t('fairness.title'));
  const seeds = useFairnessQuery(undefined, refetchStaleOnMount);
  const draws = useProvenDrawsInfiniteQuery(undefined, refetchStaleOnMount);
  const isWide = useWide();
  const state = seeds.data;
  const reload = useWhileShown(() => void seeds.refetch());
  useGentlePolling(reload, {
    active: state?.next.published === false,
    failing: seeds.isError,
    intervalMs: PUBLISH_POLL_MS,
  });
  const used = (draws.data?.pages ?? []).flatMap(({ items }) =>
    items.flatMap(({ log }) => (log.proof === undefined ? [] : [log.proof.clientSeed])),
  );
  return (
    <>
      <PageHeader
        title={t('fairness.title')}
        description={t('fairness.lead')}
        back={{ label: t('common.back'), render: <Link to={paths.media} /> }}
      />
      <LoadState
        query={seeds}
        errorTitle={t('fairness.loadFailed')}
        skeleton={<CardSkeletons lines={[3, 5]} />}
      >
        {(data) => (
          <div className="ck-stack" data-space="5">
            <KeyChange state={data} />
            <HowItWorks />
            <Columns
              main={
                <>
                  <SeedCard state={data} used={used} onFailed={reload} />
                  {isWide && <LogCard state={data} />}
                </>
              }
              aside={
                <>
                  <DrawList query={draws} state={data} />
                  {!isWide && <LogCard state={data} />}
                </>
              }
            />
          </div>
        )}
      </LoadState>
    </>
  );
}
