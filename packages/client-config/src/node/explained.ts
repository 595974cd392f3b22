/** Where a value was decided: a file of the brand, the default of the schema or scale; `unset` has neither. */
export type ExplainedFrom = 'client.json' | 'tokens.json' | 'messages.th.json' | 'default' | 'unset';

/** One resolved value of a brand and where it came from. */
export interface Explained {
  /** `bottomBar.fourth`, `tokens.surface`, `messages.common.ok`. */
  readonly path: string;
  /** Plain JSON; absent for `unset`. */
  readonly value?: unknown;
  readonly from: ExplainedFrom;
  readonly place?: { readonly file: string; readonly line: number; readonly column: number };
  /** What stands in the file, where that is another way to say the value: `{palette.gold.400}`, `"tier"`. */
  readonly written?: string;
  /** The remote configuration entry that may override it at run time (SH-09). */
  readonly remoteKey?: string;
  /** What the field is for. */
  readonly note?: string;
}
