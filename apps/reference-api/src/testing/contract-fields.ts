import type { ObjectSchema, Operation } from '@chada/contract';
import * as z from 'zod/mini';

export const parts = ['params', 'query', 'body'] as const;
/** The part of a request that a field is in. */
export type Part = (typeof parts)[number];

/** A field of an operation, or several that must have the same value. */
export interface ContractField {
  readonly operation: Operation;
  readonly part: Part;
  readonly names: readonly string[];
}

/** Fields that one rule connects: a bad value in one is reported at the other. */
const tied: readonly (readonly string[])[] = [
  ['start', 'end'],
  ['newPassword', 'confirmPassword'],
];

function shapeOf(schema: ObjectSchema | undefined): Readonly<Record<string, z.core.SomeType>> {
  if (schema === undefined) return {};
  if (!(schema instanceof z.ZodMiniObject)) throw new Error('an input of the contract is no plain object');
  return schema.shape;
}

/** True if a field by itself accepts a value, whatever the other fields are. */
export function takes({ operation, part, names }: ContractField, value: unknown): boolean {
  const shape = shapeOf(operation[part]);
  return names.every((name) => {
    const schema = shape[name];
    return schema instanceof z.ZodMiniType && schema.safeParse(value).success;
  });
}

/** Returns every field of an operation; connected fields are also listed as one. */
export function fieldsOf(operation: Operation): readonly ContractField[] {
  return parts.flatMap((part) => {
    const own = Object.keys(shapeOf(operation[part]));
    const couples = tied.filter((couple) => couple.every((name) => own.includes(name)));
    return [...own.map((name) => [name]), ...couples].map((names) => ({ operation, part, names }));
  });
}
