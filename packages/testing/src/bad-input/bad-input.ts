/** The kind of an entry of the corpus. */
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

/** A text that a member, a paste or a program may enter into a field. */
export interface BadText {
  /** Unique within the corpus, for failure reports. */
  readonly name: string;
  readonly kind: BadInputKind;
  readonly text: string;
}

/** A value of a JSON body that only a program sends. Some of them are invalid JSON. */
export interface BadJson {
  readonly name: string;
  readonly kind: BadInputKind;
  readonly json: string;
}

/** Turns named texts of one kind into entries. */
export function texts(kind: BadInputKind, named: Readonly<Record<string, string>>): readonly BadText[] {
  return Object.entries(named).map(([name, text]) => ({ name, kind, text }));
}

/** Turns named JSON values of one kind into entries. */
export function jsons(kind: BadInputKind, named: Readonly<Record<string, string>>): readonly BadJson[] {
  return Object.entries(named).map(([name, json]) => ({ name, kind, json }));
}
