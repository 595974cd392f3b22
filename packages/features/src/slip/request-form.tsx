import { checkLine, parseBahtInput } from '@chada/domain';
import { AmountField, Button, Card, SelectField, TextField } from '@chada/ui-kit';
import type { useRequestDeposit } from '@chada/stores/slip';
import { type ApiError, isOutcomeUnknown, type SlipRequest, useCurrentFailure, useNow } from '@chada/stores';
import { type FormEvent, type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { describeError } from '../common/query/describe-error.ts';
import { Notice } from '../common/layout/notice.tsx';
import { longestTyped, problemText } from '../common/fields/field-problems.ts';
import { useText } from '../common/brand/site-context.tsx';
import { StageHeading } from '../common/layout/stage-heading.tsx';
import { useStoredInput } from '../common/fields/use-stored-input.ts';
import { transferDays, transferInstant } from './transfer-time.ts';

interface RequestFormInput {
  readonly amount: string;
  readonly day: string;
  readonly time: string;
  readonly note: string;
}

export interface RequestValues extends RequestFormInput {
  readonly change: (changed: Partial<RequestFormInput>) => void;
}

export function useRequestValues(): RequestValues {
  const [amount, setAmount] = useStoredInput('requestAmount');
  const [day, setDay] = useStoredInput('requestDay');
  const [time, setTime] = useStoredInput('requestTime');
  const [note, setNote] = useStoredInput('requestNote');
  const change = (changed: Partial<RequestFormInput>): void => {
    if (changed.amount !== undefined) setAmount(changed.amount);
    if (changed.day !== undefined) setDay(changed.day);
    if (changed.time !== undefined) setTime(changed.time);
    if (changed.note !== undefined) setNote(changed.note);
  };
  return { amount, day, time, note, change };
}

export interface RequestFormProps {
  values: RequestValues;
  slipId: string | undefined;
  /** The page owns the request, because a running request must survive the Back button. */
  requesting: ReturnType<typeof useRequestDeposit>;
  onSent: (request: SlipRequest) => void;
  onCancel: () => void;
}

const longestNote = 300;

export function RequestForm(props: RequestFormProps): ReactElement {
  const { values, slipId, requesting, onSent, onCancel } = props;
  const { amount: amountInput, day, time, note, change } = values;
  const t = useText();
  const [submitted, setSubmitted] = useState(false);
  const [lastFailure, setFailure] = useState<ApiError | null>(null);
  const failure = useCurrentFailure(lastFailure);
  const now = useNow();
  const days = useMemo(() => transferDays(now), [now]);
  const amountField = useRef<HTMLInputElement>(null);
  const timeField = useRef<HTMLInputElement>(null);
  const noteField = useRef<HTMLInputElement>(null);
  const refusal = useRef<HTMLDivElement>(null);
  const [send, { pending }] = requesting;
  useEffect(() => {
    if (failure) refusal.current?.focus();
  }, [failure]);

  const amount = parseBahtInput(amountInput);
  const transferredAt = day === '' ? undefined : transferInstant(day, time);
  const said = checkLine(note, longestNote);
  const timeWrong = day !== '' && transferredAt === undefined;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSubmitted(true);
    if (!amount.ok) amountField.current?.focus();
    else if (timeWrong) timeField.current?.focus();
    else if (!said.ok) noteField.current?.focus();
    else if (!pending) {
      setFailure(null);
      const result = await send({
        amountSatang: amount.amountSatang,
        ...(slipId === undefined ? {} : { slipId }),
        ...(transferredAt === undefined ? {} : { transferredAt }),
        ...(said.value === '' ? {} : { note: said.value }),
      });
      if (result.ok) onSent(result.data);
      else setFailure(result.error);
    }
  };

  return (
    <Card>
      <form noValidate className="ck-stack" data-space="5" onSubmit={(event) => void submit(event)}>
        <div>
          <StageHeading focus>{t('slip.requestTitle')}</StageHeading>
          <p className="cf-hint">{t('slip.requestText')}</p>
        </div>
        <AmountField
          ref={amountField}
          name="requestAmount"
          label={t('slip.amountLabel')}
          value={amountInput}
          onValueChange={(amountTyped) => change({ amount: amountTyped })}
          error={submitted && !amount.ok ? t(`amountInput.${amount.reason}`) : undefined}
        />
        <div className="cf-pair">
          <SelectField
            label={t('slip.requestDay')}
            value={day}
            onChange={(event) => change({ day: event.currentTarget.value })}
            options={[{ value: '', label: t('slip.requestDayNone') }, ...days]}
          />
          <TextField
            ref={timeField}
            name="requestTime"
            label={t('slip.requestTime')}
            hint={t('slip.requestTimeHint')}
            value={time}
            onChange={(event) => change({ time: event.currentTarget.value })}
            disabled={day === ''}
            autoComplete="off"
            maxLength={longestTyped}
            error={submitted && timeWrong ? t('slip.requestTimeWrong') : undefined}
          />
        </div>
        <TextField
          ref={noteField}
          name="requestNote"
          label={t('slip.requestNote')}
          optionalLabel={`(${t('common.optional')})`}
          hint={t('slip.requestNoteHint')}
          value={note}
          onChange={(event) => change({ note: event.currentTarget.value })}
          maxLength={longestTyped}
          error={submitted ? problemText(said, t) : undefined}
          autoComplete="off"
        />
        {failure ? (
          <Notice ref={refusal} tone="negative" role="alert" title={describeError(failure, t)}>
            {isOutcomeUnknown(failure) ? t('apiErrors.moneyUnknown') : null}
          </Notice>
        ) : null}
        <div className="ck-stack" data-space="2">
          <Button type="submit" variant="primary" fullWidth loading={pending}>
            {t('slip.requestSend')}
          </Button>
          <Button variant="ghost" fullWidth disabled={pending} onClick={onCancel}>
            {t('slip.requestCancel')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
