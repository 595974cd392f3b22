import * as z from 'zod/mini';
import { schemaNames } from '../database/apply-migrations.ts';

export const MAGIC = 'chada-backup';
/** The version of the format of backup files. Increase this number when older programs can't read new files. */
export const FORMAT = 1;

const name = z.string().check(z.minLength(1), z.maxLength(63));

export const headerSchema = z.object({
  /** Absent in old backups, which all come from sandbox databases. */
  kind: z.optional(z.enum(['sandbox', 'real'])),
  takenAt: z.iso.datetime(),
  schemas: z.array(
    z.object({
      name: z.enum(schemaNames),
      migrations: z.array(z.object({ id: z.string(), checksum: z.string() })),
    }),
  ),
  /** Lists each table after the tables that it references. */
  tables: z.array(z.object({ schema: z.enum(schemaNames), name, columns: z.array(name) })),
  /** `last` is the last used value of the sequence, or null if the sequence has never been used. */
  sequences: z.array(z.object({ schema: z.enum(schemaNames), name, last: z.nullable(z.string()) })),
});
export type BackupHeader = z.output<typeof headerSchema>;

const sumSchema = z.object({ clientId: z.string(), sumSatang: z.int() });

export const footerSchema = z.object({
  headerSha256: z.string(),
  tables: z.array(z.object({ rows: z.int(), sha256: z.string() })),
  ledger: z.object({
    ok: z.boolean(),
    journals: z.int(),
    entries: z.int(),
    sumByBrand: z.readonly(z.array(sumSchema)),
    unbalancedJournals: z.readonly(z.array(z.int())),
    wrongAccounts: z.readonly(z.array(z.int())),
    wrongRecords: z.readonly(z.array(z.string())),
  }),
});
export type BackupFooter = z.output<typeof footerSchema>;

export type BackupTable = BackupHeader['tables'][number];

/** Thrown if a backup can't be made or restored. The message gives the reason and the remedy. */
export class BackupRefusedError extends Error {}
