import { useFlipCard, useFlipCardLogsInfiniteQuery, useUnansweredFlip } from '@chada/stores/prize';
import { Card, Columns, PageHeader, Skeleton, SkeletonGroup } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { FeatureGate } from '../../common/brand/feature-gate.tsx';
import { refetchStaleOnMount } from '../../common/query/refetch-stale-on-mount.ts';
import { LoadState } from '../../common/query/load-state.tsx';
import { paths } from '../../common/layout/paths.ts';
import { PrizeHistory } from '../prize-history.tsx';
import { useText } from '../../common/brand/site-context.tsx';
import { useDraw } from '../use-draw.ts';
import { useFrozenValue } from '../../common/layout/use-frozen-value.ts';
import { usePageTitle } from '../../common/layout/use-page-title.ts';
import { CARDS, FLIP_MS } from './card-board.tsx';
import { FlipCardGame } from './flip-card-game.tsx';

const places = Array.from({ length: CARDS }, (_, position) => position);

/** The card game at /auth/media/flip-card (ME-18). */
export function FlipCardPage(): ReactElement {
  return (
    <FeatureGate feature="flipCard">
      <FlipCards />
    </FeatureGate>
  );
}

function FlipCards(): ReactElement {
  const t = useText();
  usePageTitle(t('prizeFlipCard.title'));
  const log = useFlipCardLogsInfiniteQuery(undefined, refetchStaleOnMount);
  const [flip] = useFlipCard();
  const isOpen = useUnansweredFlip();
  const draw = useDraw({
    submit: (card) => flip({ card }),
    motionMs: FLIP_MS,
    findOpen: () => places.find((card) => isOpen({ card })),
    onRefused: () => void log.refetch(),
  });
  // The list of draws stays frozen, because the new list would reveal the prize before the card has turned.
  const data = useFrozenValue(log.data, draw.phase === 'asking' || draw.phase === 'moving');
  const query = { ...log, data };
  const first = log.isFetchNextPageError ? { ...query, error: undefined } : query;
  return (
    <>
      <PageHeader
        title={t('prizeFlipCard.title')}
        description={t('prizeFlipCard.lead')}
        back={{ label: t('prize.backToMedia'), render: <Link to={paths.media} /> }}
      />
      <Columns
        main={
          <Card tone="accent" className="cf-game-stage cf-accent-card">
            <LoadState
              query={first}
              errorTitle={t('prizeFlipCard.loadFailed')}
              skeleton={
                <SkeletonGroup label={t('common.loading')}>
                  <div className="cf-cards">
                    {places.map((place) => (
                      <span key={place} className="cf-cards__place">
                        <Skeleton shape="tile" className="cf-card-skeleton" />
                      </span>
                    ))}
                  </div>
                </SkeletonGroup>
              }
            >
              {({ pages: [newest] }) =>
                newest === undefined ? null : (
                  <FlipCardGame turns={newest} draw={draw} latest={newest.items[0]} />
                )
              }
            </LoadState>
          </Card>
        }
        aside={data === undefined && log.error !== undefined ? null : <PrizeHistory query={query} />}
      />
    </>
  );
}
