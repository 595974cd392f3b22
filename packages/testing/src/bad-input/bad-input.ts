/** What an entry of the corpus is a case of. */
export type BadInputKind =
  | 'thai'
  | 'unicode'
  | 'homoglyph'
  | 'amount'
  | 'day'
  | 'markup'
  | 'sql'
  | 'template'
  | 'formula'
  | 'path'
  | 'line'
  | 'prototype'
  | 'size'
  | 'type'
  | 'depth';

/** A text that a member, a paste or a program may put into a field. */
export interface BadText {
  /** Unique within the corpus, for the report of a failure. */
  readonly name: string;
  readonly kind: BadInputKind;
  readonly text: string;
}

/** A value as it stands in a JSON body, which only a program sends; not all of them are JSON. */
export interface BadJson {
  readonly name: string;
  readonly kind: BadInputKind;
  readonly json: string;
}

/** Names given to texts of one kind, as entries. */
export function texts(kind: BadInputKind, named: Readonly<Record<string, string>>): readonly BadText[] {
  return Object.entries(named).map(([name, text]) => ({ name, kind, text }));
}

/** Names given to JSON values of one kind, as entries. */
export function jsons(kind: BadInputKind, named: Readonly<Record<string, string>>): readonly BadJson[] {
  return Object.entries(named).map(([name, json]) => ({ name, kind, json }));
}
