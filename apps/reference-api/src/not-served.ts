import type { OperationId } from '@chada/contract';

/** Operations that this API does not serve yet: they answer 501 NOT_SERVED, and every other one has a handler. */
export const notServed = [] as const satisfies readonly OperationId[];

/** Id of an operation that is not served yet. */
export type NotServed = (typeof notServed)[number];
