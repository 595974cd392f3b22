import { useGameOverviewQuery } from '@chada/stores/game';
import {
  Banner,
  Button,
  CategoryGrid,
  CategoryTile,
  EmptyListArt,
  EmptyState,
  PageHeader,
} from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { CheckInPrompt } from '../common/check-in-prompt.tsx';
import { freshOnArrival } from '../common/fresh-on-arrival.ts';
import { useClient, useText } from '../common/site-context.tsx';
import { TileArt } from '../common/tile-art.tsx';
import { usePageTitle } from '../common/use-page-title.ts';
import { type MediaTile, mediaTiles } from './media-tiles.ts';

/** /auth/media (ME-15): what there is beside the games, and what is left to play of it today. */
export function MediaPage(): ReactElement {
  const t = useText();
  usePageTitle(t('media.title'));
  const { features } = useClient();
  const overview = useGameOverviewQuery(undefined, freshOnArrival);
  const tiles = mediaTiles(features, overview.data);
  const detailOf = ({ hint, left }: MediaTile): string => {
    if (left === undefined) return t(hint);
    return left > 0 ? t('media.left', { count: left }) : t('media.leftNone');
  };
  return (
    <div className="cf-media">
      <PageHeader title={t('media.title')} description={t('media.lead')} />
      <CheckInPrompt />
      {overview.isError && (
        <Banner
          tone="warning"
          action={
            <Button
              size="sm"
              variant="ghost"
              loading={overview.isFetching}
              onClick={() => void overview.refetch()}
            >
              {t('common.retry')}
            </Button>
          }
        >
          {t('media.overviewFailed')}
        </Banner>
      )}
      {tiles.length === 0 ? (
        <EmptyState illustration={<EmptyListArt />} title={t('media.empty')}>
          {t('media.emptyHint')}
        </EmptyState>
      ) : (
        <CategoryGrid label={t('media.list')}>
          {tiles.map((tile) => (
            <CategoryTile
              key={tile.id}
              title={t(tile.title)}
              detail={detailOf(tile)}
              art={<TileArt motif={tile.motif} />}
              render={<Link to={tile.to} />}
            />
          ))}
        </CategoryGrid>
      )}
    </div>
  );
}
