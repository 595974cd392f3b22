import { markSession, useAppDispatch } from '@chada/stores';
import { useChangeConsentMutation } from '@chada/stores/consent';
import { Button, FormError, notify } from '@chada/ui-kit';
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { useText } from '../../common/brand/site-context.tsx';
import { useSharedFailure } from '../../common/query/use-shared-failure.ts';

/**
 * The time after a change in which the button ignores presses. After a fast response, the second press of a double press
 * would reverse the change.
 */
const REST_MS = 600;

interface ChangeButtonProps {
  id: string;
  /** The version of the consent that the page shows. */
  version: string;
  isGiven: boolean;
}

/** Prevents the clicks of a held Enter key, because each click would reverse the previous change. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

/** Withdraws or gives a consent with one press, because withdrawing must be as easy as giving. */
export function ChangeButton({ id, version, isGiven }: ChangeButtonProps): ReactElement {
  const t = useText();
  // The key shares a pending change with this button on the same screen opened again.
  const [change, changing] = useChangeConsentMutation({ fixedCacheKey: `consent-change/${id}` });
  const failure = useSharedFailure(changing);
  const dispatch = useAppDispatch();
  const running = useRef(false);
  const [isResting, setResting] = useState(false);
  const press = async () => {
    if (running.current || changing.isLoading) return;
    running.current = true;
    const isCurrent = dispatch(markSession());
    const result = await change({ id, version, given: !isGiven });
    if (result.error === undefined) {
      // A toast of a session that has ended would reach the next member (RD-19).
      if (isCurrent())
        notify(t(isGiven ? 'myConsents.hasWithdrawn' : 'myConsents.hasGiven'), { tone: 'success' });
      setResting(true);
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
      setResting(false);
    }
    running.current = false;
  };
  return (
    <>
      <FormError title={failure} />
      <Button
        loading={changing.isLoading || isResting}
        onKeyDown={ignoreHeldEnter}
        onClick={() => void press()}
      >
        {t(isGiven ? 'myConsents.withdraw' : 'myConsents.give')}
      </Button>
    </>
  );
}
