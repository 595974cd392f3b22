/**
 * The source of a value: a file of the brand, or the default. `unset` is an optional field that has no value and no
 * default.
 */
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
  /** The path of the value, such as `bottomBar.fourth`, `tokens.surface` or `messages.common.ok`. */
  readonly path: string;
  /** The value as plain JSON. Absent if the source is `unset`. */
  readonly value?: unknown;
  readonly from: ExplainedFrom;
  readonly place?: { readonly file: string; readonly line: number; readonly column: number };
  /** The text in the file, if it differs from the value: `{palette.gold.400}`, `"tier"`. */
  readonly written?: string;
  /** Key of the remote configuration that can replace the value at run time (SH-09). */
  readonly remoteKey?: string;
  readonly note?: string;
}
