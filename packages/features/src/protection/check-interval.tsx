import { realityCheckMinutes } from '@chada/domain';
import { type ProtectionState, useAcknowledgeRealityCheckMutation } from '@chada/stores/protection';
import { Button, Card, FormError, SelectField } from '@chada/ui-kit';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { describeError } from '../common/query/describe-error.ts';

const { min, max } = realityCheckMinutes;
const step = 15;
const intervals = Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step);

export function CheckInterval({ realityCheck }: Pick<ProtectionState, 'realityCheck'>): ReactElement {
  const t = useText();
  const [save, { isLoading, error, isSuccess, reset }] = useAcknowledgeRealityCheckMutation();
  const [chosen, setChosen] = useState<number | null>(null);
  const minutes = chosen ?? realityCheck.minutes;
  const options = intervals.includes(minutes) ? intervals : [...intervals, minutes].sort((a, b) => a - b);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isLoading) void save({ minutes });
  };
  return (
    <Card>
      <form className="ck-stack" data-space="3" onSubmit={submit}>
        <SelectField
          label={t('protection.everyMinutes')}
          value={String(minutes)}
          options={options.map((option) => ({
            value: String(option),
            label: t('protection.everyOption', { minutes: option }),
          }))}
          onChange={({ currentTarget }) => {
            setChosen(Number(currentTarget.value));
            reset();
          }}
        />
        {error !== undefined && (
          <FormError title={t('protection.everyFailed')} errors={[{ message: describeError(error, t) }]} />
        )}
        <Button type="submit" fullWidth loading={isLoading}>
          {t('protection.everySave')}
        </Button>
        {isSuccess && (
          <p role="status" className="cf-hint">
            {t('protection.everySaved')}
          </p>
        )}
      </form>
    </Card>
  );
}
