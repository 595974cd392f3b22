export interface LoadFigures {
  /** Withdrawals a second over HTTP, divided by those in SQL. */
  readonly ratio: number;
  readonly errors: number;
  /** The part of the withdrawals a second that is lost while another transaction keeps its snapshot. */
  readonly loss: number;
}

export const loadGoals = { ratio: 0.6, loss: 0.1 };

/** Returns the names of the goals that `pnpm bench:load` missed. A figure that is not a number misses its goal. */
export function missedLoadGoals({ ratio, errors, loss }: LoadFigures): string[] {
  return [
    ...(ratio >= loadGoals.ratio ? [] : ['ratio']),
    ...(errors === 0 ? [] : ['errors']),
    ...(loss <= loadGoals.loss ? [] : ['loss']),
  ];
}
