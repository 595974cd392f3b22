import {
  isTierLevel,
  type Tier,
  type TierLevel,
  type TierTable,
  withdrawalLimits,
} from '@chada/membership-rules';
import type { Translate } from '@chada/messages';
import { Card, CheckIcon, LockIcon, StarIcon, StatusPill } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { shortBaht } from '../common/money/baht-text.ts';
import { BrandTierBadge } from '../common/money/brand-tier-badge.tsx';
import { type Fact, FactList } from '../common/layout/fact-list.tsx';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { refundFacts } from '../common/money/refund-fact.ts';
import { nameOfTier } from '../common/money/tier-text.ts';

function requirementText({ level, criteria, requirementSatang }: Tier, t: Translate): string {
  const amount = shortBaht(requirementSatang ?? 0);
  if (level === 1) return t('tier.requirementFirst', { amount });
  return criteria === 'month'
    ? t('tier.requirementMonth', { amount })
    : t('tier.requirementCumulative', { amount });
}

function limitFacts(level: TierLevel, t: Translate, tiers: TierTable | undefined): readonly Fact[] {
  const { perDaySatang, perTimeSatang, timesPerDay } = withdrawalLimits(level, tiers);
  return [
    {
      label: t('ranking.perDay'),
      value: perDaySatang === null ? t('ranking.noLimit') : shortBaht(perDaySatang),
    },
    {
      label: t('ranking.timesPerDay'),
      value: timesPerDay === null ? t('ranking.noLimit') : t('common.times', { count: timesPerDay }),
    },
    ...(perTimeSatang === null ? [] : [{ label: t('ranking.perTime'), value: shortBaht(perTimeSatang) }]),
  ];
}

function Standing({ tier, memberLevel }: TierLevelCardProps): ReactElement | null {
  const t = useText();
  if (tier.disabled) {
    return (
      <StatusPill tone="neutral" icon={<LockIcon size={16} />}>
        {t('tier.notOpenYet')}
      </StatusPill>
    );
  }
  if (memberLevel === undefined || memberLevel < tier.level) return null;
  return memberLevel === tier.level ? (
    <StatusPill tone="positive" icon={<StarIcon size={16} />}>
      {t('ranking.yours')}
    </StatusPill>
  ) : (
    <StatusPill tone="neutral" icon={<CheckIcon size={16} />}>
      {t('ranking.passed')}
    </StatusPill>
  );
}

/** Marks the values of a higher tier that the member does not have yet. The limit of one withdrawal is no gain. */
function markGains(facts: readonly Fact[], own: readonly Fact[], t: Translate): readonly Fact[] {
  return facts.map(({ label, value }) => {
    const isSame = own.some((fact) => fact.label === label && fact.value === value);
    if (isSame || label === t('ranking.perTime')) return { label, value };
    return { label, value: <span className="cf-tier-level__gain">{value}</span> };
  });
}

export interface TierLevelCardProps {
  tier: Tier;
  memberLevel: number | undefined;
}

export function TierLevelCard({ tier, memberLevel }: TierLevelCardProps): ReactElement {
  const t = useText();
  const { refundTable, tiers } = useClient();
  const current = memberLevel === tier.level;
  const factsOf = (level: TierLevel): readonly Fact[] => [
    ...refundFacts(level, refundTable, t),
    ...limitFacts(level, t, tiers),
  ];
  const isHigher = memberLevel !== undefined && isTierLevel(memberLevel) && memberLevel < tier.level;
  const facts = isHigher ? markGains(factsOf(tier.level), factsOf(memberLevel), t) : factsOf(tier.level);
  return (
    <Card className="cf-tier-level" data-current={current ? 'true' : undefined}>
      <div className="cf-tier-level__head">
        <BrandTierBadge tier={tier.name} size={48} locked={tier.disabled} />
        <div className="cf-tier-level__texts">
          <p className="cf-hint">{t('ranking.step', { level: tier.level })}</p>
          <h3 className="cf-tier-level__name">{nameOfTier(tier, t)}</h3>
          {!tier.disabled && <p className="cf-tier-level__asks">{requirementText(tier, t)}</p>}
        </div>
        <Standing tier={tier} memberLevel={memberLevel} />
      </div>
      {!tier.disabled && <FactList facts={facts} />}
    </Card>
  );
}
