import { useProtectionQuery } from '@chada/stores/protection';
import { useClient } from '../brand/site-context.tsx';

/** The site offers no bonus while a deposit limit is reached. */
export function useDepositLimitReached(): boolean {
  const { protection } = useClient();
  const { data } = useProtectionQuery(undefined, { skip: protection === undefined });
  return (
    protection !== undefined &&
    data?.limits.some(({ kind, isReached }) => kind === 'deposit' && isReached) === true
  );
}
