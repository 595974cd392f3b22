import type { Operation, OperationId, Operations, ParsedInput } from '@chada/contract';
import type * as z from 'zod/mini';
import type { Context, MemberContext, MoneyContext, StagedContext } from './context.ts';

/** What a handler gives back: the `data` of the answer, before the contract's schema has looked at it. */
export type Answer<Op extends Operation> = z.input<Op['response']>;

/** A method, not a function property: a handler of one operation then fits where any handler is asked for. */
interface Runs<Op extends Operation, Ctx> {
  run(context: Ctx, input: ParsedInput<Op>): Promise<Answer<Op>>;
}

/**
 * What serves an operation. `public` and `member` as the contract's `auth`; of its idempotent operations, `money` runs
 * whole within the transaction that keeps the key, `staged` in steps around another company's answer.
 */
export type Handler<Op extends Operation> =
  | ({ readonly kind: 'public' } & Runs<Op, Context>)
  | ({ readonly kind: 'member' } & Runs<Op, MemberContext>)
  | ({ readonly kind: 'money' } & Runs<Op, MoneyContext>)
  | ({ readonly kind: 'staged' } & Runs<Op, StagedContext>);

/** A handler for every operation; a missing one does not compile. */
export type Handlers = { readonly [Id in OperationId]: Handler<Operations[Id]> };

/** The part of the handlers that one module serves. */
export type HandlersOf<Id extends keyof Handlers> = Pick<Handlers, Id>;
