import {
  useUnansweredSpin,
  useSpinWheel,
  useWheelLogInfiniteQuery,
  useWheelQuery,
} from '@chada/stores/prize';
import { Card, Columns, EmptyState, PageHeader, Skeleton, SkeletonGroup } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { EmptyPartArt } from '../../common/brand/empty-part-art.tsx';
import { FeatureGate } from '../../common/brand/feature-gate.tsx';
import { refetchStaleOnMount } from '../../common/query/refetch-stale-on-mount.ts';
import { LoadState } from '../../common/query/load-state.tsx';
import { paths } from '../../common/layout/paths.ts';
import { PrizeHistory } from '../prize-history.tsx';
import { useText } from '../../common/brand/site-context.tsx';
import { useDraw } from '../use-draw.ts';
import { useFrozenValue } from '../../common/layout/use-frozen-value.ts';
import { usePageTitle } from '../../common/layout/use-page-title.ts';
import { WheelGame } from './wheel-game.tsx';
import { SPIN_MS } from './wheel-stage.tsx';

/** The prize wheel at /auth/media/wheel (ME-16). */
export function WheelPage(): ReactElement {
  return (
    <FeatureGate feature="wheel">
      <Wheel />
    </FeatureGate>
  );
}

function Wheel(): ReactElement {
  const t = useText();
  usePageTitle(t('prizeWheel.title'));
  const wheel = useWheelQuery(undefined, refetchStaleOnMount);
  const log = useWheelLogInfiniteQuery(undefined, refetchStaleOnMount);
  const [spin] = useSpinWheel();
  const isOpen = useUnansweredSpin();
  const draw = useDraw({
    submit: () => spin(),
    motionMs: SPIN_MS,
    findOpen: () => (isOpen() ? 0 : undefined),
    onRefused: () => void wheel.refetch(),
  });
  // The wheel and the list of draws stay frozen, because new data would reveal the prize before the wheel has stopped.
  const hold = draw.phase === 'asking' || draw.phase === 'moving';
  const wheelData = useFrozenValue(wheel.data, hold);
  const logData = useFrozenValue(log.data, hold);
  return (
    <>
      <PageHeader
        title={t('prizeWheel.title')}
        description={t('prizeWheel.lead')}
        back={{ label: t('prize.backToMedia'), render: <Link to={paths.media} /> }}
      />
      <Columns
        main={
          <Card tone="accent" className="cf-game-stage cf-accent-card">
            <LoadState
              query={{ ...wheel, data: wheelData }}
              errorTitle={t('prizeWheel.loadFailed')}
              skeleton={
                <SkeletonGroup label={t('common.loading')}>
                  <Skeleton shape="circle" className="cf-wheel-skeleton" />
                  <Skeleton shape="title" />
                </SkeletonGroup>
              }
              empty={{
                when: ({ segments }) => segments.length === 0,
                show: (
                  <EmptyState illustration={<EmptyPartArt scene="rewards" />} title={t('prizeWheel.closed')}>
                    {t('prizeWheel.closedHint')}
                  </EmptyState>
                ),
              }}
            >
              {(data) => <WheelGame wheel={data} draw={draw} latest={logData?.pages[0]?.items[0]} />}
            </LoadState>
          </Card>
        }
        aside={<PrizeHistory query={{ ...log, data: logData }} />}
      />
    </>
  );
}
