import * as z from 'zod/mini';
import { schemaNames } from '../database/apply-migrations.ts';

/** The first word of every back-up, before the number of its format. */
export const MAGIC = 'chada-backup';
/** Increases when earlier programs can no longer read the format. */
export const FORMAT = 1;

const name = z.string().check(z.minLength(1), z.maxLength(63));

/** What a back-up contains; written before the rows. */
export const headerSchema = z.object({
  /** The kind of the database; back-ups from before the mark are of sandboxes. */
  kind: z.optional(z.enum(['sandbox', 'real'])),
  takenAt: z.iso.datetime(),
  /** The migrations of each schema, with the checksums of their files. */
  schemas: z.array(
    z.object({
      name: z.enum(schemaNames),
      migrations: z.array(z.object({ id: z.string(), checksum: z.string() })),
    }),
  ),
  /** Ordered so that each table follows the tables that it refers to; the rows follow in this order. */
  tables: z.array(z.object({ schema: z.enum(schemaNames), name, columns: z.array(name) })),
  /** The last number of each sequence; `null` where it gave none. */
  sequences: z.array(z.object({ schema: z.enum(schemaNames), name, last: z.nullable(z.string()) })),
});
/** See `headerSchema`. */
export type BackupHeader = z.output<typeof headerSchema>;

const sumSchema = z.object({ clientId: z.string(), sumSatang: z.int() });

/** What was written; follows the rows. A restore checks its result against it. */
export const footerSchema = z.object({
  headerSha256: z.string(),
  /** One for each table of the header, in its order. */
  tables: z.array(z.object({ rows: z.int(), sha256: z.string() })),
  /** The ledger check of this snapshot. */
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

/** A table of a header. */
export type BackupTable = BackupHeader['tables'][number];

/** Thrown for a back-up or a database that can't be used; one sentence that says which, and what to do. */
export class BackupRefusal extends Error {}
