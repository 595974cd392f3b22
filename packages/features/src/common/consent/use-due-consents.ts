import type { Consent } from '@chada/client-config';
import { useUnansweredConsentsQuery } from '@chada/stores/consent';
import { useClient } from '../brand/site-context.tsx';

/**
 * Returns the consents that the member has not answered yet. Returns an empty list if the request fails, because a
 * failure must not lock the member out.
 */
export function useDueConsents(): readonly Consent[] {
  const { registration } = useClient();
  const consents = registration?.consents ?? [];
  const { data } = useUnansweredConsentsQuery(undefined, { skip: consents.length === 0 });
  return consents.filter(({ id, version }) =>
    data?.consents.some((due) => due.id === id && due.version === version),
  );
}
