import { joinThaiPrefixes } from '@chada/messages';
import type { Reward } from '@chada/stores';
import { Badge, Button, PinIcon, RemoteImage, StatusPill, WalletIcon } from '@chada/ui-kit';
import { memo, type ReactElement } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { Phrases } from '../common/layout/phrases.tsx';
import { TileArt } from '../common/layout/tile-art.tsx';
import { checkReward } from './check-reward.ts';
import { rewardObject } from './reward-object.ts';

export function RewardPicture({ reward }: { reward: Reward }): ReactElement {
  const object = reward.kind === 'credit' ? 'coins' : rewardObject(reward.categoryId, reward.name);
  const drawn = <TileArt object={object} />;
  if (reward.imagePath === null) return drawn;
  return (
    <RemoteImage sources={[reward.imagePath]} alt="" width={1} height={1} dimension={100} fallback={drawn} />
  );
}

export interface RewardCardProps {
  reward: Reward;
  points: number | null;
  onRequest: (reward: Reward) => void;
}

export const RewardCard = memo(function RewardCard({
  reward,
  points,
  onRequest,
}: RewardCardProps): ReactElement {
  const t = useText();
  const { name, detail, costPoint, stock, kind } = reward;
  const verdict = checkReward(reward, points);
  return (
    <article className="ck-card cf-reward-card" data-tone="raised" data-out={verdict.kind === 'outOfStock'}>
      <div className="cf-reward-card__top">
        <span className="cf-reward-card__picture">
          <RewardPicture reward={reward} />
        </span>
        <div className="cf-reward-card__texts">
          <h2 className="cf-reward-card__name">{joinThaiPrefixes(name)}</h2>
          <p className="cf-hint">
            <Phrases text={detail} />
          </p>
          <p className="cf-reward-card__facts">
            <Badge icon={kind === 'goods' ? <PinIcon size={14} /> : <WalletIcon size={14} />}>
              {t(kind === 'goods' ? 'reward.kindGoods' : 'reward.kindCredit')}
            </Badge>
            {stock === 0 ? (
              <StatusPill tone="negative">{t('reward.stockNone')}</StatusPill>
            ) : (
              <Badge>{stock === null ? t('reward.stockAlways') : t('reward.stock', { count: stock })}</Badge>
            )}
          </p>
        </div>
      </div>
      <div className="cf-reward-card__foot">
        <div>
          <p className="cf-reward-card__cost ck-tabular">{t('reward.points', { points: costPoint })}</p>
          {verdict.kind === 'pointsMissing' && (
            <p className="cf-reward-card__missing ck-tabular">
              {t('reward.missing', { points: verdict.points })}
            </p>
          )}
        </div>
        <Button
          variant="primary"
          disabled={verdict.kind !== 'ok'}
          aria-label={t('reward.requestNamed', { name })}
          onClick={() => onRequest(reward)}
        >
          {t('reward.request')}
        </Button>
      </div>
    </article>
  );
});
