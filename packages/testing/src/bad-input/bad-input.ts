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

/**
 * The JSON text of a value that the site would never send, but another program could send. The text may be invalid JSON.
 * Tests send the text as a field of a request or as the complete body.
 */
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
