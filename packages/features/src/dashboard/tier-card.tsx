import {
  isTierLevel,
  progressToNext,
  resolveRefundPercent,
  satang,
  tierOf,
  type TierLevel,
  withdrawalLimits,
} from '@chada/membership-rules';
import { formatBaht, formatPercent, type Translate } from '@chada/messages';
import { Card, ProgressBar, TierBadge } from '@chada/ui-kit';
import type { LevelStanding } from '@chada/stores';
import type { ReactElement } from 'react';
import { shortBaht } from '../common/baht-text.ts';
import { FactList } from '../common/fact-list.tsx';
import { useClient, useText } from '../common/site-context.tsx';

const tierName = (level: TierLevel, t: Translate): string => t(`tiers.${tierOf(level).name}`);

/** What the limits of a level say in words: by day and times, or by time. */
function limitText(level: TierLevel, t: Translate): string {
  const { perDaySatang, perTimeSatang, timesPerDay } = withdrawalLimits(level);
  if (perDaySatang !== null && timesPerDay !== null) {
    return t('dashboard.limitDayTimes', { amount: shortBaht(perDaySatang), times: timesPerDay });
  }
  if (perDaySatang !== null) return t('dashboard.limitDay', { amount: shortBaht(perDaySatang) });
  return perTimeSatang === null
    ? t('tiers.noDayLimit')
    : t('dashboard.limitTime', { amount: shortBaht(perTimeSatang) });
}

function TierProgress({ standing }: { standing: LevelStanding }): ReactElement | null {
  const t = useText();
  const progress = progressToNext({
    cumulativeDepositSatang: satang(standing.cumulativeDepositSatang),
    monthDepositSatang: satang(standing.monthDepositSatang),
  });
  if (progress.next === null || progress.next <= standing.level)
    return <p className="cf-hint">{t('tiers.top')}</p>;
  const { next, criteria, reachedSatang, requirementSatang, remainingSatang } = progress;
  const tier = tierName(next, t);
  const toGo = { amount: formatBaht(remainingSatang), tier };
  return (
    <ProgressBar
      ratio={reachedSatang / requirementSatang}
      label={t('dashboard.tierProgress', { tier })}
      valueText={t('dashboard.tierReached', {
        reached: shortBaht(reachedSatang),
        requirement: shortBaht(requirementSatang),
      })}
      hint={criteria === 'month' ? t('tiers.toNextMonth', toGo) : t('tiers.toNext', toGo)}
    />
  );
}

/** The member's tier, what it gives, and how far the next one is. The refund is the brand's resolved one (RD-01). */
export function TierCard({ standing }: { standing: LevelStanding }): ReactElement {
  const t = useText();
  const { refundTable } = useClient();
  // Before the first deposit the first tier is shown as what comes (TI-02).
  const ranked = isTierLevel(standing.level);
  const level: TierLevel = isTierLevel(standing.level) ? standing.level : 1;
  const tier = tierName(level, t);
  const first = tierOf(1);
  return (
    <Card className="cf-tier">
      <div className="cf-tier__head">
        <TierBadge tier={tierOf(level).name} size={56} locked={!ranked} />
        <div>
          <p className="cf-hint">{t('tiers.yourLevel')}</p>
          <p className="cf-tier__name">{ranked ? tier : t('tiers.none')}</p>
        </div>
      </div>
      {ranked ? (
        <TierProgress standing={standing} />
      ) : (
        <p className="cf-tier__hint">
          {t('tiers.noneHint', { amount: shortBaht(first.requirementSatang ?? 0), tier })}
        </p>
      )}
      <p className="cf-label">{t('dashboard.tierBenefits', { tier })}</p>
      <FactList
        facts={[
          {
            label: t('tiers.refundTitle'),
            value: formatPercent(resolveRefundPercent(level, refundTable)),
          },
          { label: t('tiers.withdrawTitle'), value: limitText(level, t) },
        ]}
      />
    </Card>
  );
}
