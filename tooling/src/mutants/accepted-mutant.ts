/** A mutation without a visible effect, which no test can detect. */
export interface AcceptedMutant {
  readonly file: string;
  readonly code: string;
  /** Without `replacement`, all mutations of the line are accepted. */
  readonly replacement?: string;
  readonly reason: string;
}
