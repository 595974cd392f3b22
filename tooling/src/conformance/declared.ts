import { loadClient } from '@chada/client-config/node';
import type { Operation } from '@chada/contract';

/** The parts of the contract that a brand's backend may lack, as `client.json` declares them. */
export interface Declared {
  /** True if `client.json` has the field `protection`. */
  readonly protection: boolean;
  /** The field `features.fairness`. */
  readonly fairness: boolean;
}

/** Reads what a brand declares from its folder. Throws if the brand's files have mistakes. */
export function declaredBy(folder: string): Declared {
  const { client } = loadClient(folder);
  return { protection: client.protection !== undefined, fairness: client.features.fairness };
}

/** True if the site of the brand calls the operation. */
export function isDeclared({ id }: Operation, declared: Declared | undefined): boolean {
  if (declared === undefined) return true;
  if (id.startsWith('protection.')) return declared.protection;
  return !id.startsWith('fairness.') || declared.fairness;
}

/**
 * True if the brand states that members can read the data of this operation. The backend must then serve the operation.
 */
export function isPromised(operation: Operation, declared: Declared | undefined): boolean {
  const isRead = operation.method === 'GET' && /^(?:protection|fairness)\./.test(operation.id);
  return declared !== undefined && isRead && isDeclared(operation, declared);
}
