import { realityCheckMinutes } from '@chada/domain';
import type { ProtectionState } from '@chada/stores/protection';
import { useAcknowledgeRealityCheckMutation } from '@chada/stores/protection';
import { Card, SelectField } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../common/brand/site-context.tsx';

const { least, most } = realityCheckMinutes;
const step = 15;
const intervals = Array.from({ length: (most - least) / step + 1 }, (_, index) => least + index * step);

/** Chooses the minutes between two reality checks. */
export function CheckInterval({ realityCheck }: Pick<ProtectionState, 'realityCheck'>): ReactElement {
  const t = useText();
  const [save, { isLoading, isError, isSuccess }] = useAcknowledgeRealityCheckMutation();
  const { minutes } = realityCheck;
  const options = intervals.includes(minutes) ? intervals : [...intervals, minutes].sort((a, b) => a - b);
  return (
    <Card>
      <SelectField
        label={t('protection.everyMinutes')}
        value={String(minutes)}
        disabled={isLoading}
        options={options.map((one) => ({
          value: String(one),
          label: t('protection.everyOption', { minutes: one }),
        }))}
        {...(isError ? { error: t('protection.everyFailed') } : {})}
        {...(isSuccess ? { hint: t('protection.everySaved') } : {})}
        onChange={({ currentTarget }) => void save({ minutes: Number(currentTarget.value) })}
      />
    </Card>
  );
}
