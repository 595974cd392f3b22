/** A mutation (a small change of the code) that has no visible effect. No test can detect this mutation. */
export interface AcceptedMutant {
  readonly file: string;
  readonly code: string;
  /** The code after the mutation. If absent, all mutations of the line are accepted. */
  readonly replacement?: string;
  readonly reason: string;
}
