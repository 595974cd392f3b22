import pg from 'pg';
import type { BackupTable } from './contents.ts';

const quoted = (name: string) => pg.escapeIdentifier(name);

/** Returns a table's quoted name. */
export const nameInSql = ({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): string =>
  `${quoted(schema)}.${quoted(name)}`;

const columnsInSql = ({ columns }: BackupTable): string => columns.map(quoted).join(', ');

/** Returns the statement that copies a table's rows out. */
export const copyOut = (table: BackupTable): string =>
  `copy ${nameInSql(table)} (${columnsInSql(table)}) to stdout`;

/** Returns the statement that copies rows into a table. */
export const copyIn = (table: BackupTable): string =>
  `copy ${nameInSql(table)} (${columnsInSql(table)}) from stdin`;

/** Makes the text form of values independent of a server's settings. */
export const plainText = `
  set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set client_encoding = 'UTF8'; set statement_timeout = 0`;
