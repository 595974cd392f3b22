import { useCurrentFailure } from '@chada/stores';
import { useChangeConsentMutation, useMyConsentsQuery } from '@chada/stores/consent';
import { Button, FormError, notify } from '@chada/ui-kit';
import { type MouseEvent, type ReactElement, useRef, useState } from 'react';
import { useText } from '../../common/brand/site-context.tsx';
import { describeError, isApiError } from '../../common/query/describe-error.ts';

interface ChangeButtonProps {
  id: string;
  /** The version of the consent that the page shows. */
  version: string;
  isGiven: boolean;
}

/** Withdraws or gives a consent with one press, because withdrawing must be as easy as giving. */
export function ChangeButton({ id, version, isGiven }: ChangeButtonProps): ReactElement {
  const t = useText();
  const [change, { error }] = useChangeConsentMutation();
  const { refetch } = useMyConsentsQuery();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const hasChanged = useRef(false);
  const current = useCurrentFailure(isApiError(error) ? error : undefined);
  const failure = error === undefined || current === null ? undefined : describeError(current ?? error, t);
  const press = async ({ detail }: MouseEvent) => {
    // After a fast response, the second press of a double press would reverse the change.
    const isRepeated = hasChanged.current && detail > 1;
    if (running.current || isRepeated) return;
    running.current = true;
    setBusy(true);
    const result = await change({ id, version, given: !isGiven });
    if (result.error === undefined) {
      hasChanged.current = true;
      notify(t(isGiven ? 'myConsents.hasWithdrawn' : 'myConsents.hasGiven'), { tone: 'success' });
    } else if (isApiError(result.error) && result.error.kind === 'refused') {
      // After a refusal, the consents are loaded again, because the brand may have changed the text since this page was
      // loaded.
      void refetch();
    }
    running.current = false;
    setBusy(false);
  };
  return (
    <>
      <FormError title={failure} />
      <Button loading={busy} onClick={(event) => void press(event)}>
        {t(isGiven ? 'myConsents.withdraw' : 'myConsents.give')}
      </Button>
    </>
  );
}
