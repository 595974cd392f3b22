import files from './edited-comments.json' with { type: 'json' };

interface EditedFile {
  /** The SHA-256 of the file before its comments were edited. Databases store this hash. */
  readonly checksum: string;
  /** The SHA-256 of the file's statements, without comments and with single spaces. */
  readonly statements: string;
}

export const editedComments: ReadonlyMap<string, EditedFile> = new Map(Object.entries(files));
