import { satang } from '@chada/domain';
import { isTierLevel, progressToNext, tierOf, type TierLevel } from '@chada/membership-rules';
import { formatBaht } from '@chada/messages';
import type { LevelStanding } from '@chada/stores';
import { ProgressBar } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { shortBaht } from './baht-text.ts';
import { BrandTierBadge } from './brand-tier-badge.tsx';
import { useClient, useText } from '../brand/site-context.tsx';
import { tierName } from './tier-text.ts';

/** Returns the level whose tier the member sees. A member without a deposit sees the tier of level 1 (TI-02). */
export function tierShownFor({ level }: LevelStanding): TierLevel {
  return isTierLevel(level) ? level : 1;
}

function TierProgress({ standing }: { standing: LevelStanding }): ReactElement {
  const t = useText();
  const { tiers } = useClient();
  const deposited = {
    cumulativeDepositSatang: satang(standing.cumulativeDepositSatang),
    monthDepositSatang: satang(standing.monthDepositSatang),
  };
  const progress = progressToNext(deposited, tiers);
  if (progress.next === null || progress.next <= standing.level)
    return <p className="cf-hint">{t('tier.top')}</p>;
  const { next, criteria, reachedSatang, requirementSatang, remainingSatang } = progress;
  const tier = tierName(next, t, tiers);
  const toGo = { amount: formatBaht(remainingSatang), tier };
  return (
    <ProgressBar
      ratio={reachedSatang / requirementSatang}
      label={t('tier.progress', { tier })}
      valueText={t('tier.progressReached', {
        reached: shortBaht(reachedSatang),
        requirement: shortBaht(requirementSatang),
      })}
      hint={criteria === 'month' ? t('tier.toNextMonth', toGo) : t('tier.toNext', toGo)}
    />
  );
}

export function TierStanding({ standing }: { standing: LevelStanding }): ReactElement {
  const t = useText();
  const { tiers } = useClient();
  const ranked = isTierLevel(standing.level);
  const level = tierShownFor(standing);
  const tier = tierName(level, t, tiers);
  return (
    <>
      <div className="cf-tier__head">
        <BrandTierBadge tier={tierOf(level, tiers).name} size={56} locked={!ranked} />
        <div>
          <p className="cf-hint">{t('tier.yourLevel')}</p>
          <p className="cf-tier__name">{ranked ? tier : t('tier.none')}</p>
        </div>
      </div>
      {ranked ? (
        <TierProgress standing={standing} />
      ) : (
        <p className="cf-tier__hint">
          {t('tier.noneHint', { amount: shortBaht(tierOf(1, tiers).requirementSatang ?? 0), tier })}
        </p>
      )}
    </>
  );
}
