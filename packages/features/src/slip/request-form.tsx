import { parseBahtInput } from '@chada/membership-rules';
import { AmountField, Button, Card, SelectField, TextField } from '@chada/ui-kit';
import { useRequestDeposit } from '@chada/stores/slip';
import { type ApiError, isOutcomeUnknown, type SlipRequest, useNow } from '@chada/stores';
import { type FormEvent, type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { describeError } from '../common/describe-error.ts';
import { Notice } from '../common/notice.tsx';
import { checkLine, longestTyped, problemText } from '../common/field-rules.ts';
import { useText } from '../common/site-context.tsx';
import { StageHeading } from '../common/stage-heading.tsx';
import { transferDays, transferInstant } from './transfer-time.ts';

export interface RequestFormProps {
  /** What is known already: the amount as typed or as on the slip, and the slip, where the bank knows it. */
  typedAmount: string;
  slipId: string | undefined;
  onSent: (request: SlipRequest) => void;
  onCancel: () => void;
}

const longestNote = 300;

/** Asks staff to look at a transfer that could not be verified: how much, when, what else there is to say (ME-05). */
export function RequestForm({ typedAmount, slipId, onSent, onCancel }: RequestFormProps): ReactElement {
  const t = useText();
  const [typed, setTyped] = useState(typedAmount);
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const [note, setNote] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const now = useNow();
  const days = useMemo(() => transferDays(now), [now]);
  const amountField = useRef<HTMLInputElement>(null);
  const timeField = useRef<HTMLInputElement>(null);
  const noteField = useRef<HTMLInputElement>(null);
  const refusal = useRef<HTMLDivElement>(null);
  const [send, { pending }] = useRequestDeposit();
  useEffect(() => {
    if (failure) refusal.current?.focus();
  }, [failure]);

  const amount = parseBahtInput(typed);
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
          value={typed}
          onValueChange={setTyped}
          error={submitted && !amount.ok ? t(`amountInput.${amount.reason}`) : undefined}
        />
        <div className="cf-pair">
          <SelectField
            label={t('slip.requestDay')}
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
            options={[{ value: '', label: t('slip.requestDayNone') }, ...days]}
          />
          <TextField
            ref={timeField}
            name="requestTime"
            label={t('slip.requestTime')}
            hint={t('slip.requestTimeHint')}
            value={time}
            onChange={(event) => setTime(event.currentTarget.value)}
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
          onChange={(event) => setNote(event.currentTarget.value)}
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
