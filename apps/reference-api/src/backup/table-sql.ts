import pg from 'pg';
import type { BackupTable } from './contents.ts';

const quoted = (name: string) => pg.escapeIdentifier(name);

export const nameInSql = ({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): string =>
  `${quoted(schema)}.${quoted(name)}`;

const columnsInSql = ({ columns }: BackupTable): string => columns.map(quoted).join(', ');

export const copyOut = (table: BackupTable): string =>
  `copy ${nameInSql(table)} (${columnsInSql(table)}) to stdout`;

export const copyIn = (table: BackupTable): string =>
  `copy ${nameInSql(table)} (${columnsInSql(table)}) from stdin`;

/** With these settings, every server converts values to the same text. */
export const plainText = `
  set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set client_encoding = 'UTF8'; set statement_timeout = 0`;
