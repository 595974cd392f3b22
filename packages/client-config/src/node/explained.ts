/** The source of a value: a file of the brand, the default of the schema or scale, or `unset` for neither. */
export type ExplainedFrom = 'client.json' | 'tokens.json' | 'messages.th.json' | 'default' | 'unset';

/** A resolved value of a brand with its source. */
export interface Explained {
  /** `bottomBar.fourth`, `tokens.surface`, `messages.common.ok`. */
  readonly path: string;
  /** Plain JSON; absent for `unset`. */
  readonly value?: unknown;
  readonly from: ExplainedFrom;
  readonly place?: { readonly file: string; readonly line: number; readonly column: number };
  /** The text in the file, if it differs from the value: `{palette.gold.400}`, `"tier"`. */
  readonly written?: string;
  /** The remote configuration entry that can override it at run time (SH-09). */
  readonly remoteKey?: string;
  /** The purpose of the field. */
  readonly note?: string;
}
