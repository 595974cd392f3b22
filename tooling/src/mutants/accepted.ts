/** A change of one line that no test needs to notice, because it has no visible effect. */
export interface AcceptedMutant {
  /** File in the package, such as `src/money.ts`. */
  readonly file: string;
  /** The line of code, trimmed. */
  readonly code: string;
  /** The replacement; each change of the line without it. */
  readonly replacement?: string;
  readonly reason: string;
}

/** Accepted survivors by package. */
export const accepted: Readonly<Record<string, readonly AcceptedMutant[]>> = {};
