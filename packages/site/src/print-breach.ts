import type { AppStoreOptions } from '@chada/stores';

type ContractBreach = Parameters<NonNullable<AppStoreOptions['onContractBreach']>>[0];

/** Prints a response that violates the contract, for the developer of the backend. */
export function printBreach({ operation, method, path, status, problems }: ContractBreach): void {
  console.warn(
    `The answer to ${method} ${path} (${operation}, status ${status}) breaks the contract:\n  ${problems.join('\n  ')}`,
  );
}
