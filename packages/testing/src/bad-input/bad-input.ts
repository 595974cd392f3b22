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

/** A text that may break an input field. */
export interface BadText {
  readonly name: string;
  readonly kind: BadInputKind;
  readonly text: string;
}

/** A JSON value that only a program would send. It may be invalid JSON. */
export interface BadJson {
  readonly name: string;
  readonly kind: BadInputKind;
  readonly json: string;
}

export function texts(kind: BadInputKind, named: Readonly<Record<string, string>>): readonly BadText[] {
  return Object.entries(named).map(([name, text]) => ({ name, kind, text }));
}

export function jsons(kind: BadInputKind, named: Readonly<Record<string, string>>): readonly BadJson[] {
  return Object.entries(named).map(([name, json]) => ({ name, kind, json }));
}
