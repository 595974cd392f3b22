import { type ApiError, useAppDispatch, useCurrentFailure } from '@chada/stores';
import { readCampaign } from '@chada/stores/registration';
import { notify } from '@chada/ui-kit';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { describeError } from '../common/query/describe-error.ts';
import { paths } from '../common/layout/paths.ts';
import { useText } from '../common/brand/site-context.tsx';
import type { Entrance } from './entrance.ts';
import { membershipOf } from './membership.ts';
import type { FieldProblems } from './problems.ts';
import { placeRefusal } from './refusal.ts';
import { settleField } from './settle.ts';
import { type Checks, useChecks } from './use-checks.ts';
import { codeToSend, type Inviter, useInviter } from './use-inviter.ts';
import { useKeptValues } from './use-kept-values.ts';
import { type Opening, useOpenMembership } from './use-open-membership.ts';
import { useProblems } from './use-problems.ts';
import { type Steps, useSteps } from './use-steps.ts';
import {
  fieldsOfStep,
  type RegistrationField,
  type RegistrationStep,
  type RegistrationValues,
} from './values.ts';

export interface Registration {
  readonly values: RegistrationValues;
  readonly change: (changed: Partial<RegistrationValues>) => void;
  /** Handles a field that lost the focus: stores its normalized form, looks it up, and shows its problem. */
  readonly leave: (field: RegistrationField) => void;
  readonly problems: FieldProblems;
  readonly checks: Checks;
  readonly steps: Steps;
  readonly inviter: Inviter;
  readonly busy: boolean;
  /** A failure that belongs to no field. */
  readonly failure: string | undefined;
  /** Continues from the current step: to the next one, or to the membership. */
  readonly submit: () => Promise<void>;
}

/** The registration in two steps (PU-03): its values, its problems and its submission. */
export function useRegistration(entrance: Entrance): Registration {
  const t = useText();
  const wordsOf = (error: ApiError | undefined): string => describeError(error, t);
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { values, change, latest } = useKeptValues();
  const checks = useChecks(values);
  const problems = useProblems(values, checks);
  const ready = fieldsOfStep.account.every((field) => problems.all[field] === undefined);
  const steps = useSteps(ready);
  const [refusedCode, setRefusedCode] = useState<string | undefined>(undefined);
  const inviter = useInviter(entrance, refusedCode);
  const openMembership = useOpenMembership();
  const [refusal, setRefusal] = useState<{ readonly error: ApiError | undefined } | undefined>(undefined);
  const current = useCurrentFailure(refusal?.error);
  const failure = refusal === undefined || current === null ? undefined : wordsOf(current);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  /** Runs the outstanding checks of a step. Returns the first field that prevents the next step. */
  const firstObstacle = async (step: RegistrationStep): Promise<RegistrationField | undefined> => {
    const fields = fieldsOfStep[step];
    problems.reveal(fields);
    const known = fields.find((field) => problems.all[field] !== undefined && !isRetried(field));
    if (known !== undefined) return known;
    if (step === 'account') {
      const [phone, username] = await Promise.all([checks.phone.ask(), checks.username.ask()]);
      if (phone?.state !== 'found' || !phone.found) return 'phone';
      return username?.state !== 'found' || !username.found ? 'username' : undefined;
    }
    const [account, holder] = await Promise.all([checks.account.ask(), checks.holder.ask()]);
    return account?.state !== 'found' || !account.found || holder?.state !== 'found' ? 'bankId' : undefined;
  };
  // A failed check has no result: continuing retries it.
  const isRetried = (field: RegistrationField) =>
    (field === 'phone' && checks.phone.now?.state === 'failed') ||
    (field === 'username' && checks.username.now?.state === 'failed') ||
    (field === 'bankId' && (checks.account.now?.state === 'failed' || checks.holder.now?.state === 'failed'));

  const takeRefusal = (opening: Extract<Opening, { state: 'refused' }>) => {
    const { error } = opening;
    const place = error === undefined ? undefined : placeRefusal(error);
    if (place === 'inviter' && inviter.state !== 'none') setRefusedCode(inviter.code);
    if (place === undefined || place === 'inviter') {
      setRefusal({ error });
      return;
    }
    problems.refuse(place, wordsOf(error));
    steps.focusField(place);
  };

  const open = async () => {
    // Read at submit time: another tab may have opened a link or a membership meanwhile.
    const { team, marketing } = dispatch(readCampaign());
    const membership = membershipOf(latest(), { team, marketing, afCode: codeToSend(inviter) });
    if (membership === undefined) return;
    const opening = await openMembership(membership);
    if (opening.state === 'refused') takeRefusal(opening);
    else if (opening.state === 'signedIn')
      notify(t('registration.done', { name: membership.username }), { tone: 'success' });
    else void navigate(paths.login, { state: { reason: 'registered', username: membership.username } });
  };

  const submit = async () => {
    // A ref and not state: a second press may come before the first has rendered.
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setRefusal(undefined);
    const before = latest();
    const { step } = steps;
    const obstacle = await firstObstacle(step);
    if (obstacle !== undefined) steps.focusField(obstacle);
    else if (fieldsOfStep[step].every((field) => latest()[field] === before[field]))
      await (step === 'account' ? steps.goOn() : open());
    running.current = false;
    setBusy(false);
  };

  const leave = (field: RegistrationField) => {
    const now = latest();
    if (now[field] === '') return;
    problems.reveal([field]);
    change(settleField(field, now));
    if (field === 'phone') void checks.phone.ask();
    if (field === 'username') void checks.username.ask();
    if (field === 'bankId' || field === 'bankName') {
      void checks.account.ask();
      void checks.holder.ask();
    }
  };

  return { values, change, leave, problems: problems.shown, checks, steps, inviter, busy, failure, submit };
}
