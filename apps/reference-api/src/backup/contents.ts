import * as z from 'zod/mini';
import { schemaNames } from '../database/apply-migrations.ts';

/** The first line of every back-up, before its format's number. */
export const MAGIC = 'chada-backup';
/** Grows when a program of today could not read what is written any more. */
export const FORMAT = 1;

const name = z.string().check(z.minLength(1), z.maxLength(63));

/** What a back-up holds, told before its rows. */
export const headerSchema = z.object({
  /** What the database was made for; back-ups from before the mark are of sandboxes. */
  kind: z.optional(z.enum(['sandbox', 'real'])),
  takenAt: z.iso.datetime(),
  /** How far each schema had been migrated, with the checksums of the files that did it. */
  schemas: z.array(
    z.object({
      name: z.enum(schemaNames),
      migrations: z.array(z.object({ id: z.string(), checksum: z.string() })),
    }),
  ),
  /** In an order in which each comes after those that it refers to; their rows follow in the same order. */
  tables: z.array(z.object({ schema: z.enum(schemaNames), name, columns: z.array(name) })),
  /** The last number that each sequence gave; `null` where it gave none. */
  sequences: z.array(z.object({ schema: z.enum(schemaNames), name, last: z.nullable(z.string()) })),
});
/** See `headerSchema`. */
export type BackupHeader = z.output<typeof headerSchema>;

const sumSchema = z.object({ clientId: z.string(), sumSatang: z.int() });

/** What was written, told after the rows: what a restore proves its result by. */
export const footerSchema = z.object({
  headerSha256: z.string(),
  /** Of each table of the header, in its order. */
  tables: z.array(z.object({ rows: z.int(), sha256: z.string() })),
  /** What a check of the ledger said of this very snapshot. */
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
/** See `footerSchema`. */
export type BackupFooter = z.output<typeof footerSchema>;

/** A table as it stands in a header. */
export type BackupTable = BackupHeader['tables'][number];

/** A back-up that can't be used, or a database that it can't go into: one sentence that says which and what to do. */
export class BackupRefusal extends Error {}
