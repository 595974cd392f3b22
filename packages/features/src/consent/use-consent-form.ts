import type { Consent } from '@chada/client-config';
import { useAnswerConsentsMutation, useUnansweredConsentsQuery } from '@chada/stores/consent';
import { useRef, useState } from 'react';
import { useSharedFailure } from '../common/query/use-shared-failure.ts';

export const consentFieldId = (id: string): string => `consent-${id}`;

export interface ConsentForm {
  /** True if the member has not yet answered any version of the consents. */
  readonly isFirst: boolean;
  readonly ticked: readonly string[];
  readonly tick: (id: string, isTicked: boolean) => void;
  readonly showsMissing: boolean;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly submit: () => Promise<void>;
}

export function useConsentForm(due: readonly Consent[]): ConsentForm {
  // The key shares the pending answer with the form of another screen, so that the member can't send a second answer.
  const [send, sending] = useAnswerConsentsMutation({ fixedCacheKey: 'consent-answers' });
  const busy = sending.isLoading;
  const failure = useSharedFailure(sending);
  const { data } = useUnansweredConsentsQuery();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [showsMissing, setShowsMissing] = useState(false);
  const running = useRef(false);

  const submit = async () => {
    if (running.current || busy) return;
    const missing = due.find(({ id, required }) => required && !ticked.includes(id));
    if (missing !== undefined) {
      setShowsMissing(true);
      document.getElementById(consentFieldId(missing.id))?.focus();
      return;
    }
    running.current = true;
    const answers = due.map(({ id, version }) => ({ id, version, given: ticked.includes(id) }));
    await send(answers);
    running.current = false;
  };
  const tick = (id: string, isTicked: boolean) =>
    setTicked((now) => [...now.filter((candidate) => candidate !== id), ...(isTicked ? [id] : [])]);
  const isFirst = due.every(({ id }) => data?.consents.some((one) => one.id === id && one.isNew === true));
  return { isFirst, ticked, tick, showsMissing, busy, failure, submit };
}
