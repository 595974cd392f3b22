import { useProtectionQuery } from '@chada/stores/protection';
import { useClient } from '../brand/site-context.tsx';

export function useDepositLimitReached(): boolean {
  const { protection } = useClient();
  const { data } = useProtectionQuery(undefined, { skip: protection === undefined });
  return (
    protection !== undefined &&
    data?.limits.some(({ kind, isReached }) => kind === 'deposit' && isReached) === true
  );
}
