import type { ResolvedClient } from '@chada/client-config';
import type { AppThunk } from '@chada/stores';
import { prefetchCheckIn } from '@chada/stores/check-in';
import { prefetchGameOverview, useGameOverviewQuery } from '@chada/stores/game';
import { EmptyListArt, EmptyState, PageHeader } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { CardsArt, WheelArt } from '../common/layout/activity-art.tsx';
import { BrandScene } from '../common/brand/brand-scene.tsx';
import { CheckInPrompt } from '../common/layout/check-in-prompt.tsx';
import { refetchStaleOnMount } from '../common/query/refetch-stale-on-mount.ts';
import { PartFailed } from '../common/query/part-failed.tsx';
import { PictureTiles } from '../common/layout/picture-tile.tsx';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { type MediaTile, mediaTiles } from './media-tiles.ts';

const drawings: Partial<Record<MediaTile['id'], ReactElement>> = {
  wheel: <WheelArt />,
  flipCard: <CardsArt />,
};

/** The media screen at /auth/media (ME-15). */
export function MediaPage(): ReactElement {
  const t = useText();
  usePageTitle(t('media.title'));
  const client = useClient();
  const overview = useGameOverviewQuery(undefined, refetchStaleOnMount);
  const tiles = mediaTiles(client, overview.data);
  const detailOf = ({ hint, left, hasTurns }: MediaTile): string | undefined => {
    if (left === undefined) return hasTurns && overview.isLoading ? undefined : t(hint);
    return left > 0 ? t('media.left', { count: left }) : t('media.leftNone');
  };
  return (
    <div className="cf-media">
      <PageHeader title={t('media.title')} description={t('media.lead')} />
      <CheckInPrompt />
      {overview.isError && <PartFailed query={overview}>{t('media.overviewFailed')}</PartFailed>}
      {tiles.length === 0 ? (
        <EmptyState
          illustration={
            <BrandScene scene="rewards">
              <EmptyListArt />
            </BrandScene>
          }
          title={t('media.empty')}
        >
          {t('media.emptyHint')}
        </EmptyState>
      ) : (
        <PictureTiles
          label={t('media.list')}
          tiles={tiles.map((tile) => ({
            ...tile,
            title: t(tile.title),
            detail: detailOf(tile),
            art: drawings[tile.id],
          }))}
        />
      )}
    </div>
  );
}

MediaPage.prefetch =
  ({ features }: ResolvedClient): AppThunk =>
  (dispatch) => {
    dispatch(prefetchGameOverview());
    if (features.checkIn) dispatch(prefetchCheckIn());
  };
