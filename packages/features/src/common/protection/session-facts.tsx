import { formatBaht, formatSignedBaht } from '@chada/messages';
import { useNow } from '@chada/stores';
import type { ProtectionState } from '@chada/stores/protection';
import type { ReactElement } from 'react';
import { useText } from '../brand/site-context.tsx';
import { FactList } from '../layout/fact-list.tsx';
import { durationText } from './limit-text.ts';
import { minutesSince } from './minutes-since.ts';

export function SessionFacts({ session }: { session: ProtectionState['session'] }): ReactElement {
  const t = useText();
  const now = useNow();
  return (
    <FactList
      facts={[
        { label: t('playLimit.time'), value: durationText(minutesSince(session.startedAt, now), t) },
        { label: t('playLimit.staked'), value: formatBaht(session.stakedSatang) },
        { label: t('playLimit.returned'), value: formatBaht(session.returnedSatang) },
        {
          label: t('playLimit.net'),
          value: session.netSatang === 0 ? formatBaht(0) : formatSignedBaht(session.netSatang),
        },
      ]}
    />
  );
}
