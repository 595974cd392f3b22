import { type LimitKind, limitPeriods, type LimitPeriod } from '@chada/domain';
import { changeLimit } from '@chada/membership-rules';
import { type ApiError, isOutcomeUnknown, useCurrentFailure, useNow } from '@chada/stores';
import { type ProtectionState, useSetLimitMutation } from '@chada/stores/protection';
import { AmountField, Button, Card, FormError, SelectField, TextField } from '@chada/ui-kit';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { StageHeading } from '../common/layout/stage-heading.tsx';
import { useStoredInput } from '../common/fields/use-stored-input.ts';
import { durationText, limitValue } from '../common/protection/limit-text.ts';
import { describeError, isApiError } from '../common/query/describe-error.ts';
import { checkLimit, editedAmount, groupedAmount, type LimitChoice, limitInput } from './check-limit.ts';

export type LimitOutcome = 'saved' | 'requested' | 'unchanged';

export interface LimitFormProps {
  first: LimitChoice;
  state: ProtectionState;
  kinds: readonly LimitKind[];
  onDone: (outcome: LimitOutcome) => void;
  onCancel: () => void;
}

const hintOf = {
  deposit: 'protection.depositHint',
  loss: 'protection.lossHint',
  stake: 'protection.stakeHint',
  session: 'protection.sessionKindHint',
} as const;

export function LimitForm({ first, state, kinds, onDone, onCancel }: LimitFormProps): ReactElement {
  const t = useText();
  const now = useNow();
  const valueOf = ({ kind, period }: LimitChoice): number | null =>
    state.limits.find((limit) => limit.kind === kind && limit.period === period)?.value ?? null;
  const inputOf = (choice: LimitChoice): string => {
    const value = valueOf(choice);
    return value === null ? '' : limitInput(choice.kind, value);
  };
  const stored = (part: string): string => `${part} ${first.kind} ${first.period}`;
  const [storedKind, setKind] = useStoredInput(stored('limitKind'), first.kind);
  const [storedPeriod, setPeriod] = useStoredInput(stored('limitPeriod'), first.period);
  const [input, setInput] = useStoredInput(stored('limit'), inputOf(first));
  const [submitted, setSubmitted] = useState(false);
  const [send, { isLoading }] = useSetLimitMutation();
  const [lastFailure, setFailure] = useState<ApiError | null>(null);
  const failure = useCurrentFailure(lastFailure);
  const field = useRef<HTMLInputElement>(null);
  const kind = kinds.find((item) => item === storedKind) ?? first.kind;
  const period = limitPeriods.find((item) => item === storedPeriod) ?? first.period;
  const choice: LimitChoice = { kind, period };
  const current = valueOf(choice);
  const verdict = checkLimit(input, choice, t);
  const effectOf = (wanted: number | null) =>
    changeLimit(current, wanted, { now: new Date(now), coolingHours: state.coolingHours }).effect;

  const choose = (changed: Partial<LimitChoice>): void => {
    const next = { ...choice, ...changed };
    setKind(next.kind);
    setPeriod(next.period);
    setInput(inputOf(next));
    setSubmitted(false);
    setFailure(null);
  };
  const forget = (): void => {
    setKind(first.kind);
    setPeriod(first.period);
    setInput(inputOf(first));
  };
  const save = async (value: number | null): Promise<void> => {
    if (isLoading) return;
    setFailure(null);
    const { error } = await send({ kind, period, value });
    if (error !== undefined) return setFailure(isApiError(error) ? error : null);
    const effect = effectOf(value);
    forget();
    onDone(effect === 'atOnce' ? 'saved' : effect === 'afterCooling' ? 'requested' : 'unchanged');
  };
  const cancel = (): void => {
    forget();
    onCancel();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (verdict.ok) void save(verdict.value);
    else field.current?.focus();
  };

  const effect = verdict.ok ? effectOf(verdict.value) : 'none';
  const hours = state.coolingHours;
  const hint =
    effect === 'afterCooling' ? t('protection.effectAfter', { hours }) : t('protection.effectAtOnce');
  const shared = {
    ref: field,
    name: 'limitValue',
    value: input,
    error: submitted && !verdict.ok ? verdict.problem : undefined,
  };
  return (
    <Card>
      <form noValidate className="ck-stack" data-space="5" onSubmit={submit}>
        <div>
          <StageHeading focus>{t('protection.formTitle')}</StageHeading>
          {current !== null && (
            <p className="cf-hint">{t('protection.formNow', { value: limitValue(kind, current, t) })}</p>
          )}
        </div>
        <div className="cf-pair">
          <SelectField
            label={t('protection.formKind')}
            hint={t(hintOf[kind])}
            value={kind}
            options={kinds.map((item) => ({ value: item, label: t(`playLimit.${item}`) }))}
            onChange={({ currentTarget }) => {
              const chosen = kinds.find((candidate) => candidate === currentTarget.value);
              if (chosen !== undefined) choose({ kind: chosen });
            }}
          />
          <SelectField
            label={t('protection.formPeriod')}
            value={period}
            options={limitPeriods.map((limitPeriod) => ({
              value: limitPeriod,
              label: t(`playLimit.${limitPeriod}`),
            }))}
            onChange={({ currentTarget }) => {
              const chosen: LimitPeriod | undefined = limitPeriods.find(
                (limitPeriod) => limitPeriod === currentTarget.value,
              );
              if (chosen !== undefined) choose({ period: chosen });
            }}
          />
        </div>
        {kind === 'session' ? (
          <TextField
            {...shared}
            label={t('protection.formMinutes')}
            hint={
              verdict.ok
                ? `${t('protection.formMinutesHint', { duration: durationText(verdict.value, t) })} · ${hint}`
                : hint
            }
            inputMode="numeric"
            autoComplete="off"
            maxLength={1000}
            onChange={({ currentTarget }) => setInput(currentTarget.value)}
          />
        ) : (
          <AmountField
            {...shared}
            label={t('protection.formAmount')}
            hint={hint}
            onValueChange={(text) => setInput(editedAmount(input, text))}
            onBlur={() => setInput(groupedAmount(input))}
          />
        )}
        {failure !== null && (
          <FormError
            title={t('protection.saveFailed')}
            errors={[
              { message: describeError(failure, t) },
              ...(isOutcomeUnknown(failure) ? [{ message: t('protection.saveUnknown') }] : []),
            ]}
          />
        )}
        <div className="ck-stack" data-space="2">
          <Button type="submit" variant="primary" fullWidth loading={isLoading}>
            {t('protection.save')}
          </Button>
          {current !== null && (
            <>
              <Button fullWidth disabled={isLoading} onClick={() => void save(null)}>
                {t('protection.remove')}
              </Button>
              <p className="cf-hint">{t('protection.removeHint', { hours })}</p>
            </>
          )}
          <Button variant="ghost" fullWidth disabled={isLoading} onClick={cancel}>
            {t('common.cancel')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
