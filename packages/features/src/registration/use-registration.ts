import { type ApiError, useAppDispatch, useCurrentFailure } from '@chada/stores';
import { readCampaign } from '@chada/stores/registration';
import { notify } from '@chada/ui-kit';
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
import { useProblems } from './use-problems.ts';
import { type Steps, useSteps } from './use-steps.ts';
import { type FormStep, formSteps } from './form-steps.ts';
import type { RegistrationField, RegistrationValues } from './values.ts';

export interface Registration {
  readonly form: readonly FormStep[];
  readonly values: RegistrationValues;
  readonly change: (changed: Partial<RegistrationValues>) => void;
  /** Normalizes and checks the value of a field that has lost the focus. */
  readonly leave: (field: RegistrationField) => void;
  readonly problems: FieldProblems;
  readonly checks: Checks;
  readonly steps: Steps;
  readonly inviter: Inviter;
  readonly busy: boolean;
  /** The text of an error that no field has caused. */
  readonly failure: string | undefined;
  /** Continues with the next step, or sends the registration. */
  readonly submit: () => Promise<void>;
}

export function useRegistration(entrance: Entrance): Registration {
  const t = useText();
  const { registration: settings } = useClient();
  const afterPress = useAfterPress();
  const describe = (error: ApiError | undefined): string => describeError(error, t);
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { values, change, latest } = useDraftValues();
  const checks = useChecks(values);
  const form = useMemo(() => formSteps(settings, t), [settings, t]);
  const problems = useProblems(values, checks, form);
  const steps = useSteps(form, (step) => step.values.every((field) => problems.all[field] === undefined));
  const [refusedCode, setRefusedCode] = useState<string | undefined>(undefined);
  const inviter = useInviter(entrance, refusedCode);
  const registerMember = useRegisterMember();
  const [refusal, setRefusal] = useState<{ readonly error: ApiError | undefined } | undefined>(undefined);
  const current = useCurrentFailure(refusal?.error);
  const failure = refusal === undefined || current === null ? undefined : describe(current);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const passes = async (field: RegistrationField): Promise<boolean> => {
    if (field === 'phone' || field === 'username') {
      const check = await checks[field].ask();
      return check?.state === 'found' && check.found;
    }
    if (field !== 'bankId') return true;
    const [account, holder] = await Promise.all([checks.account.ask(), checks.holder.ask()]);
    return account?.state === 'found' && account.found && holder?.state === 'found';
  };
  /** Waits for the checks of a step. Returns the first field with an error, or undefined. */
  const firstObstacle = async (
    fields: readonly RegistrationField[],
  ): Promise<RegistrationField | undefined> => {
    problems.reveal(fields);
    const known = fields.find((field) => problems.all[field] !== undefined && !isRetried(field));
    if (known !== undefined) return known;
    const passed = await Promise.all(fields.map(passes));
    return fields.find((_field, index) => passed[index] === false);
  };
  // A failed check is repeated, because it has no result.
  const isRetried = (field: RegistrationField) =>
    (field === 'phone' && checks.phone.now?.state === 'failed') ||
    (field === 'username' && checks.username.now?.state === 'failed') ||
    (field === 'bankId' && (checks.account.now?.state === 'failed' || checks.holder.now?.state === 'failed'));

  const takeRefusal = (outcome: Extract<RegistrationOutcome, { state: 'refused' }>) => {
    const { error } = outcome;
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
    // Reads the codes right before sending, because another tab can change the codes.
    const { team, marketing } = dispatch(readCampaign());
    const membership = registrationInput(
      latest(),
      { team, marketing, afCode: codeToSend(inviter) },
      { form, consents: settings?.consents },
    );
    if (membership === undefined) return;
    const outcome = await registerMember(membership);
    if (outcome.state === 'refused') takeRefusal(outcome);
    else if (outcome.state === 'signedIn')
      notify(t('registration.done', { name: membership.username }), { tone: 'success' });
    else void navigate(paths.login, { state: { reason: 'registered', username: membership.username } });
  };

  const submit = async () => {
    // Reads a ref, because state would miss a second press before the next render.
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setRefusal(undefined);
    const before = latest();
    const fields = form[steps.step]?.values ?? [];
    const isLast = steps.step === form.length - 1;
    const obstacle = await firstObstacle(fields);
    if (obstacle !== undefined) steps.focusField(obstacle);
    else if (fields.every((field) => latest()[field] === before[field]))
      await (isLast ? open() : steps.goOn());
    running.current = false;
    setBusy(false);
  };

  const revealLeft = (field: RegistrationField) => {
    const now = latest();
    if (now[field] === '') return;
    problems.reveal([field]);
    change(normalizeField(field, now));
    if (field === 'phone') void checks.phone.ask();
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
    busy,
    failure,
    submit,
  };
}
