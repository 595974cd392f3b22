import { useCurrentFailure } from '@chada/stores';
import { useChangeConsentMutation, useMyConsentsQuery } from '@chada/stores/consent';
import { Button, FormError, notify } from '@chada/ui-kit';
import type { ReactElement } from 'react';
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
  const [change, { isLoading, error }] = useChangeConsentMutation();
  const { refetch } = useMyConsentsQuery();
  const current = useCurrentFailure(isApiError(error) ? error : undefined);
  const failure = error === undefined || current === null ? undefined : describeError(current ?? error, t);
  const press = async () => {
    if (isLoading) return;
    const result = await change({ id, version, given: !isGiven });
    if (result.error === undefined)
      notify(t(isGiven ? 'myConsents.hasWithdrawn' : 'myConsents.hasGiven'), { tone: 'success' });
    // After a refusal, the consents are loaded again, because the brand may have changed the text since this page was
    // loaded.
    else if (isApiError(result.error) && result.error.kind === 'refused') void refetch();
  };
  return (
    <>
      <FormError title={failure} />
      <Button loading={isLoading} onClick={() => void press()}>
        {t(isGiven ? 'myConsents.withdraw' : 'myConsents.give')}
      </Button>
    </>
  );
}
