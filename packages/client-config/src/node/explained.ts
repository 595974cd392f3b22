/** The source of a value. `unset` means that the field has no value and no default. */
export type ExplainedFrom =
  | 'client.json'
  | 'tokens.json'
  | 'tokens.dark.json'
  | 'tokens.light.json'
  | 'messages.th.json'
  | 'pages'
  | 'default'
  | 'unset';

export interface ExplainedValue {
  /** The path of a value, such as `bottomBar.fourth` or `messages.common.ok`. */
  readonly path: string;
  /** The value as plain JSON. Absent if the source is `unset`. */
  readonly value?: unknown;
  readonly from: ExplainedFrom;
  readonly place?: { readonly file: string; readonly line: number; readonly column: number };
  /**
   * The value as the file contains it, such as `{palette.gold.400}` or `"tier"`. Absent if the resolved value is the
   * same.
   */
  readonly written?: string;
  /** The key of the remote configuration that can replace the value (SH-09). */
  readonly remoteKey?: string;
  readonly note?: string;
}
