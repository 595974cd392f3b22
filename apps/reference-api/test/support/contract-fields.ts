import type { ObjectSchema, Operation } from '@chada/contract';
import * as z from 'zod/mini';

export const parts = ['params', 'query', 'body'] as const;
export type Part = (typeof parts)[number];

/** One field of an operation, or several fields that get the same value, such as a password and its confirmation. */
export interface ContractField {
  readonly operation: Operation;
  readonly part: Part;
  readonly names: readonly string[];
}

const connectedFields: readonly (readonly string[])[] = [
  ['start', 'end'],
  ['newPassword', 'confirmPassword'],
];

function shapeOf(schema: ObjectSchema | undefined): Readonly<Record<string, z.core.SomeType>> {
  if (schema === undefined) return {};
  if (!(schema instanceof z.ZodMiniObject)) throw new Error('the schema of an input is not a plain object');
  return schema.shape;
}

export function acceptsValue({ operation, part, names }: ContractField, value: unknown): boolean {
  const shape = shapeOf(operation[part]);
  return names.every((name) => {
    const schema = shape[name];
    return schema instanceof z.ZodMiniType && schema.safeParse(value).success;
  });
}

export function fieldsOf(operation: Operation): readonly ContractField[] {
  return parts.flatMap((part) => {
    const own = Object.keys(shapeOf(operation[part]));
    const couples = connectedFields.filter((couple) => couple.every((name) => own.includes(name)));
    return [...own.map((name) => [name]), ...couples].map((names) => ({ operation, part, names }));
  });
}
