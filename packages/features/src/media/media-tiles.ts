import type { ResolvedClient } from '@chada/client-config';
import type { FeatureName } from '../common/brand/feature-gate.tsx';
import { paths } from '../common/layout/paths.ts';
import { scoreWays } from '../common/brand/score-ways.ts';
import type { TileMotif } from '../common/layout/tile-art.tsx';

/** The tiles in order: free games of chance first. */
const all = [
  {
    id: 'wheel',
    title: 'prizeWheel.title',
    hint: 'media.wheelHint',
    motif: 'wheel',
    to: paths.wheel,
    turns: 'wheel',
  },
  {
    id: 'flipCard',
    title: 'prizeFlipCard.title',
    hint: 'media.flipCardHint',
    motif: 'cards',
    to: paths.flipCard,
    turns: 'flipCard',
  },
  { id: 'reward', title: 'media.reward', hint: 'media.rewardHint', motif: 'gift', to: paths.reward },
  { id: 'movie', title: 'media.movie', hint: 'media.movieHint', motif: 'film', to: paths.movie },
  {
    id: 'promotion',
    title: 'media.promotion',
    hint: 'media.promotionHint',
    motif: 'clock',
    to: paths.mediaPromotion,
  },
  {
    id: 'liveScore',
    title: 'score.liveTitle',
    hint: 'media.liveScoreHint',
    motif: 'ball',
    to: paths.memberLiveScore,
  },
  { id: 'score', title: 'score.title', hint: 'media.scoreHint', motif: 'trophy', to: paths.memberScore },
] as const satisfies readonly { id: FeatureName; motif: TileMotif; [field: string]: string }[];

interface Turns {
  readonly enabled: boolean;
  readonly left: number;
}

/** A tile of the media hub. */
export interface MediaTile {
  readonly id: (typeof all)[number]['id'];
  readonly title: (typeof all)[number]['title'];
  readonly hint: (typeof all)[number]['hint'];
  readonly motif: TileMotif;
  readonly to: string;
  /** True if the activity has a number of turns each day. */
  readonly hasTurns: boolean;
  /** Turns left today; undefined if it has no turns or they are unknown. */
  readonly left: number | undefined;
}

/**
 * Returns the tiles of the hub: the brand's enabled features, except those that the server has closed. Until the server
 * responds, or if it fails, all enabled features.
 */
export function mediaTiles(
  client: Pick<ResolvedClient, 'features' | 'frames'>,
  overview: Readonly<Record<'wheel' | 'flipCard', Turns>> | undefined,
): readonly MediaTile[] {
  const results = scoreWays(client).map(({ id }) => id);
  const isOf = (id: MediaTile['id']): boolean =>
    id === 'liveScore' || id === 'score' ? results.includes(id) : client.features[id];
  return all
    .map((tile) => ({ tile, turns: 'turns' in tile ? overview?.[tile.turns] : undefined }))
    .filter(({ tile, turns }) => isOf(tile.id) && turns?.enabled !== false)
    .map(({ tile, turns }) => ({
      id: tile.id,
      title: tile.title,
      hint: tile.hint,
      motif: tile.motif,
      to: tile.to,
      hasTurns: 'turns' in tile,
      left: turns?.left,
    }));
}
