import { useCurrentFailure } from '@chada/stores';
import { useChangeConsentMutation, useMyConsentsQuery } from '@chada/stores/consent';
import { Button, FormError, notify } from '@chada/ui-kit';
import { type ReactElement, useRef, useState } from 'react';
import { useText } from '../../common/brand/site-context.tsx';
import { describeError, isApiError } from '../../common/query/describe-error.ts';

/** The time after a change in which the button ignores presses. */
const REST_MS = 600;

interface ChangeButtonProps {
  id: string;
  /** The version of the consent that the page shows. */
  version: string;
  isGiven: boolean;
}

/** Withdraws or gives a consent with one press, because withdrawing must be as easy as giving. */
export function ChangeButton({ id, version, isGiven }: ChangeButtonProps): ReactElement {
  const t = useText();
  // The key shares a pending change with this button on the same screen opened again.
  const [change, { isLoading }] = useChangeConsentMutation({ fixedCacheKey: `consent-change/${id}` });
  const { refetch } = useMyConsentsQuery();
  const running = useRef(false);
  const [isResting, setResting] = useState(false);
  const [error, setError] = useState<unknown>(undefined);
  const current = useCurrentFailure(isApiError(error) ? error : undefined);
  const failure = error === undefined || current === null ? undefined : describeError(current ?? error, t);
  const press = async () => {
    if (running.current || isLoading) return;
    running.current = true;
    setError(undefined);
    const result = await change({ id, version, given: !isGiven });
    if (result.error === undefined) {
      notify(t(isGiven ? 'myConsents.hasWithdrawn' : 'myConsents.hasGiven'), { tone: 'success' });
      // After a fast response, the second press of a double press or a held Enter key would reverse the change.
      setResting(true);
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
      setResting(false);
    } else {
      setError(result.error);
      // After a refusal, the consents are loaded again, because the brand may have changed the text since this page was
      // loaded.
      if (isApiError(result.error) && result.error.kind === 'refused') void refetch();
    }
    running.current = false;
  };
  return (
    <>
      <FormError title={failure} />
      <Button loading={isLoading || isResting} onClick={() => void press()}>
        {t(isGiven ? 'myConsents.withdraw' : 'myConsents.give')}
      </Button>
    </>
  );
}
