import { type ApiError, useAppDispatch, useCurrentFailure } from '@chada/stores';
import { readCampaign } from '@chada/stores/registration';
import { notify } from '@chada/ui-kit';
import { normalizePhone } from '@chada/domain';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAfterPress } from '../common/fields/use-after-press.ts';
import { describeError } from '../common/query/describe-error.ts';
import { paths } from '../common/layout/paths.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';
import type { Entrance } from './entrance.ts';
import { registrationInput } from './registration-input.ts';
import type { FieldProblems } from './problems.ts';
import { placeRefusal } from './refusal.ts';
import { normalizeField } from './normalize-field.ts';
import { type Checks, useChecks } from './use-checks.ts';
import { codeToSend, type Inviter, useInviter } from './use-inviter.ts';
import { useDraftValues } from './use-draft-values.ts';
import { type RegistrationOutcome, useRegisterMember } from './use-register-member.ts';
import { obstacleFinder } from './find-obstacle.ts';
import { codeFieldId, type PhoneCode, usePhoneCode } from './use-phone-code.ts';
import { useProblems } from './use-problems.ts';
import { type Steps, useSteps } from './use-steps.ts';
import { type FormStep, formSteps } from './form-steps.ts';
import type { RegistrationField, RegistrationValues } from './values.ts';

export interface Registration {
  readonly form: readonly FormStep[];
  readonly values: RegistrationValues;
  readonly change: (changed: Partial<RegistrationValues>) => void;
  readonly leave: (field: RegistrationField) => void;
  readonly problems: FieldProblems;
  readonly checks: Checks;
  readonly steps: Steps;
  readonly inviter: Inviter;
  readonly asksCode: boolean;
  readonly code: PhoneCode;
  readonly resendCode: () => Promise<void>;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly submit: () => Promise<void>;
}

const phoneOf = ({ phone }: RegistrationValues): string => normalizePhone(phone);

export function useRegistration(entrance: Entrance): Registration {
  const t = useText();
  const { registration: settings } = useClient();
  const afterPress = useAfterPress();
  const describe = (error: ApiError | undefined): string => describeError(error, t);
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { values, change, latest } = useDraftValues();
  const asksCode = settings?.phoneCode === true;
  const code = usePhoneCode();
  const checks = useChecks(values, asksCode);
  const form = useMemo(() => formSteps(settings, t), [settings, t]);
  const problems = useProblems(values, checks, form);
  const phone = phoneOf(values);
  const steps = useSteps(form, {
    isComplete: (step) => step.values.every((field) => problems.all[field] === undefined),
    isCodeSent: asksCode && code.sent !== undefined && code.sent.phone === phone,
  });
  const [refusedCode, setRefusedCode] = useState<string | undefined>(undefined);
  const inviter = useInviter(entrance, refusedCode);
  const registerMember = useRegisterMember();
  const [refusal, setRefusal] = useState<{ readonly error: ApiError | undefined } | undefined>(undefined);
  const current = useCurrentFailure(refusal?.error);
  const failure = refusal === undefined || current === null ? undefined : describe(current);
  const firstObstacle = obstacleFinder({ checks, problems, asksCode });
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const takeRefusal = (outcome: Extract<RegistrationOutcome, { state: 'refused' }>) => {
    const { error } = outcome;
    if (error?.code === 'PHONE_NOT_VERIFIED') {
      code.discard(error);
      if (steps.step === form.length) {
        document.getElementById(codeFieldId)?.focus();
        return;
      }
    }
    const place = error === undefined ? undefined : placeRefusal(error);
    if (place === 'inviter' && inviter.state !== 'none') setRefusedCode(inviter.code);
    if (place === undefined || place === 'inviter') {
      setRefusal({ error });
      return;
    }
    problems.refuse(place, describe(error));
    steps.focusField(place);
  };

  const open = async () => {
    // The codes are read again, because another tab can change the codes of the campaign.
    const { team, marketing } = dispatch(readCampaign());
    const membership = registrationInput(
      latest(),
      { team, marketing, afCode: codeToSend(inviter) },
      { form, consents: settings?.consents, phoneCodeId: code.verifiedId(phoneOf(latest())) },
    );
    if (membership === undefined) return;
    const outcome = await registerMember(membership);
    if (outcome.state === 'refused') takeRefusal(outcome);
    else if (outcome.state === 'signedIn')
      notify(t('registration.done', { name: membership.username }), { tone: 'success' });
    else void navigate(paths.login, { state: { reason: 'registered', username: membership.username } });
  };

  const runAlone = async (callback: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setRefusal(undefined);
    try {
      await callback();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const finish = async () => {
    const wanted = phoneOf(latest());
    if (!asksCode || code.verifiedId(wanted) !== undefined) return open();
    const outcome = await code.send(wanted);
    if (!outcome.ok) setRefusal({ error: outcome.error });
    else if (phoneOf(latest()) === wanted) steps.goOn();
  };

  const submitFields = async (fields: readonly RegistrationField[]) => {
    const before = latest();
    const obstacle = await firstObstacle(fields);
    if (obstacle !== undefined) steps.focusField(obstacle);
    else if (fields.every((field) => latest()[field] === before[field]))
      await (steps.step === form.length - 1 ? finish() : steps.goOn());
  };

  const submitCode = async () => {
    const isVerified = code.verifiedId(phoneOf(latest())) !== undefined;
    const outcome = isVerified ? { ok: true as const } : await code.verify();
    if (outcome?.ok) await open();
    else if (outcome) setRefusal({ error: outcome.error });
    else document.getElementById(codeFieldId)?.focus();
  };

  const submit = () =>
    runAlone(() => {
      const fields = form[steps.step]?.values;
      return fields === undefined ? submitCode() : submitFields(fields);
    });
  const resendCode = () =>
    runAlone(async () => {
      const outcome = await code.resend();
      if (!outcome.ok) setRefusal({ error: outcome.error });
      else document.getElementById(codeFieldId)?.focus();
    });

  const revealLeft = (field: RegistrationField) => {
    const now = latest();
    if (now[field] === '') return;
    problems.reveal([field]);
    change(normalizeField(field, now));
    if (field === 'phone' && !asksCode) void checks.phone.ask();
    if (field === 'username') void checks.username.ask();
    if (field === 'bankId' || field === 'bankName') {
      void checks.account.ask();
      void checks.holder.ask();
    }
  };

  const leave = (field: RegistrationField) => afterPress(() => revealLeft(field));

  return {
    form,
    values,
    change,
    leave,
    problems: problems.shown,
    checks,
    steps,
    inviter,
    asksCode,
    code,
    resendCode,
    busy,
    failure,
    submit,
  };
}
