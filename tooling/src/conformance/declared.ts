import { loadClient } from '@chada/client-config/node';
import type { Operation } from '@chada/contract';

/** The optional parts of the contract that a brand's `client.json` declares. */
export interface DeclaredFeatures {
  readonly protection: boolean;
  readonly fairness: boolean;
}

export function declaredBy(folder: string): DeclaredFeatures {
  const { client } = loadClient(folder);
  return { protection: client.protection !== undefined, fairness: client.features.fairness };
}

export function isDeclared({ id }: Operation, declared: DeclaredFeatures | undefined): boolean {
  if (declared === undefined) return true;
  if (id.startsWith('protection.')) return declared.protection;
  return !id.startsWith('fairness.') || declared.fairness;
}

export function isPromised(operation: Operation, declared: DeclaredFeatures | undefined): boolean {
  const isRead = operation.method === 'GET' && /^(?:protection|fairness)\./.test(operation.id);
  return declared !== undefined && isRead && isDeclared(operation, declared);
}

/** The features that a brand can switch off, and whose operations then refuse with `FEATURE_OFF`. */
const optionalFeatures =
  /^(?:affiliate|reward|wheel|flipCard|checkIn|fairness|protection|log\.affiliate)(?:\.|$)/;

/** True if a brand can switch an operation off. All other operations must never be refused with `FEATURE_OFF`. */
export function canBeOff({ id, errors }: Operation): boolean {
  return errors.includes('FEATURE_OFF') || optionalFeatures.test(id);
}
