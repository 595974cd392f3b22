import type { ObjectSchema, Operation } from '@chada/contract';
import * as z from 'zod/mini';

export const parts = ['params', 'query', 'body'] as const;
/** Where a field stands in a request. */
export type Part = (typeof parts)[number];

/** A field of an operation, or several that only make sense with one value between them. */
export interface ContractField {
  readonly operation: Operation;
  readonly part: Part;
  readonly names: readonly string[];
}

/** Fields that a rule ties together: a bad value in one alone is refused for the other. */
const tied: readonly (readonly string[])[] = [
  ['start', 'end'],
  ['newPassword', 'confirmPassword'],
];

function shapeOf(schema: ObjectSchema | undefined): Readonly<Record<string, z.core.SomeType>> {
  if (schema === undefined) return {};
  if (!(schema instanceof z.ZodMiniObject)) throw new Error('an input of the contract is no plain object');
  return schema.shape;
}

/** Whether a field by itself takes a value, whatever stands beside it. */
export function takes({ operation, part, names }: ContractField, value: unknown): boolean {
  const shape = shapeOf(operation[part]);
  return names.every((name) => {
    const schema = shape[name];
    return schema instanceof z.ZodMiniType && schema.safeParse(value).success;
  });
}

/** Every field of an operation, those that are tied together also as one. */
export function fieldsOf(operation: Operation): readonly ContractField[] {
  return parts.flatMap((part) => {
    const own = Object.keys(shapeOf(operation[part]));
    const couples = tied.filter((couple) => couple.every((name) => own.includes(name)));
    return [...own.map((name) => [name]), ...couples].map((names) => ({ operation, part, names }));
  });
}
