import { Button, TextField } from '@chada/ui-kit';
import { formatPhone } from '@chada/messages';
import type { ReactElement } from 'react';
import { longestTyped } from '../common/fields/field-problems.ts';
import { useText } from '../common/brand/site-context.tsx';
import { codeFieldId, type SentCode } from './use-phone-code.ts';
import type { Registration } from './use-registration.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

function ResendButton({ sent, registration }: { sent: SentCode; registration: Registration }): ReactElement {
  const t = useText();
  const seconds = useSecondsLeft(sent.resendAt);
  return (
    <Button disabled={seconds > 0 || registration.busy} onClick={() => void registration.resendCode()}>
      {seconds > 0 ? t('registration.codeResendIn', { seconds }) : t('registration.codeResend')}
    </Button>
  );
}

export function CodeStep({ registration }: { registration: Registration }): ReactElement | null {
  const t = useText();
  const { code } = registration;
  if (code.sent === undefined) return null;
  const { phone, reference } = code.sent;
  return (
    <>
      <div className="cf-register__note">
        <p role="status">{t('registration.codeSent', { phone: formatPhone(phone) })}</p>
        <p>{t('registration.codeWrongNumber')}</p>
      </div>
      <TextField
        id={codeFieldId}
        label={t('registration.code')}
        hint={t('registration.codeHint', { reference })}
        inputMode="numeric"
        name="code"
        autoComplete="one-time-code"
        maxLength={longestTyped}
        value={code.input}
        onChange={(event) => code.type(event.target.value)}
        error={code.problem}
      />
      <ResendButton sent={code.sent} registration={registration} />
    </>
  );
}
