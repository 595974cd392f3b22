import type { ResolvedClient } from '@chada/client-config';
import type { ObjectName } from '@chada/ui-kit/object-art';
import type { FeatureName } from '../common/brand/feature-gate.tsx';
import { paths } from '../common/layout/paths.ts';
import { scoreLinks } from '../common/brand/score-links.ts';

const all = [
  {
    id: 'wheel',
    title: 'prizeWheel.title',
    hint: 'media.wheelHint',
    object: 'wheel',
    to: paths.wheel,
    turns: 'wheel',
  },
  {
    id: 'flipCard',
    title: 'prizeFlipCard.title',
    hint: 'media.flipCardHint',
    object: 'cards',
    to: paths.flipCard,
    turns: 'flipCard',
  },
  { id: 'reward', title: 'media.reward', hint: 'media.rewardHint', object: 'gift', to: paths.reward },
  { id: 'movie', title: 'media.movie', hint: 'media.movieHint', object: 'film', to: paths.movie },
  {
    id: 'promotion',
    title: 'media.promotion',
    hint: 'media.promotionHint',
    object: 'sale',
    to: paths.mediaPromotion,
  },
  {
    id: 'liveScore',
    title: 'score.liveTitle',
    hint: 'media.liveScoreHint',
    object: 'ball',
    to: paths.memberLiveScore,
  },
  { id: 'score', title: 'score.title', hint: 'media.scoreHint', object: 'trophy', to: paths.memberScore },
] as const satisfies readonly { id: FeatureName; object: ObjectName; [field: string]: string }[];

interface Turns {
  readonly enabled: boolean;
  readonly left: number;
}

export interface MediaTile {
  readonly id: (typeof all)[number]['id'];
  readonly title: (typeof all)[number]['title'];
  readonly hint: (typeof all)[number]['hint'];
  readonly object: ObjectName;
  readonly to: string;
  readonly hasTurns: boolean;
  readonly left: number | undefined;
}

export function mediaTiles(
  client: Pick<ResolvedClient, 'features' | 'frames'>,
  overview: Readonly<Record<'wheel' | 'flipCard', Turns>> | undefined,
): readonly MediaTile[] {
  const results = scoreLinks(client).map(({ id }) => id);
  const isOf = (id: MediaTile['id']): boolean =>
    id === 'liveScore' || id === 'score' ? results.includes(id) : client.features[id];
  return all
    .map((tile) => ({ tile, turns: 'turns' in tile ? overview?.[tile.turns] : undefined }))
    .filter(({ tile, turns }) => isOf(tile.id) && turns?.enabled !== false)
    .map(({ tile, turns }) => ({
      id: tile.id,
      title: tile.title,
      hint: tile.hint,
      object: tile.object,
      to: tile.to,
      hasTurns: 'turns' in tile,
      left: turns?.left,
    }));
}
