import { useProtectionQuery } from '@chada/stores/protection';
import { useClient } from '../brand/site-context.tsx';

/** True if a deposit limit of the member is reached. The site then offers no bonus. */
export function useDepositLimitReached(): boolean {
  const { protection } = useClient();
  const { data } = useProtectionQuery(undefined, { skip: protection === undefined });
  return (
    protection !== undefined &&
    data?.limits.some(({ kind, isReached }) => kind === 'deposit' && isReached) === true
  );
}
