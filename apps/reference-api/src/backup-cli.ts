import path from 'node:path';
import { parseArgs } from 'node:util';
import { BackupRefusedError, type BackupFooter } from './backup/contents.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { writeBackup } from './backup/write-backup.ts';
import { readConfig, repoRoot } from './runtime/config.ts';
import { reachDatabase } from './runtime/open-database.ts';
import { backupUsage } from './usages.ts';

const options = {
  out: { type: 'string' },
  replace: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/**
 * Resolves `file` relative to the folder in which the user called pnpm. The current folder of this program is another
 * folder, because pnpm runs this program in the workspace root.
 */
const fromCaller = (file: string) => path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file);

const usualFile = () =>
  path.join(
    repoRoot,
    'backups',
    `chada-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup.gz`,
  );

function ledgerLine({ ok, journals, sumByBrand }: BackupFooter['ledger']): string {
  const sum = sumByBrand.reduce((total, { sumSatang }) => total + Math.abs(sumSatang), 0);
  const proof = `${journals} journals of ${sumByBrand.length} brands, which sum to ${sum}`;
  return ok ? `ledger  ${proof}` : `LEDGER  ${proof}; its check found faults: pnpm sandbox ledger check`;
}

async function main(argv: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
  const [command, file, ...rest] = positionals;
  const asksBackup = command === 'backup' && file === undefined && values.replace === undefined;
  const asksRestore =
    command === 'restore' && file !== undefined && rest.length === 0 && values.out === undefined;
  if (values.help || !(asksBackup || asksRestore)) {
    console.log(backupUsage);
    if (!values.help) process.exitCode = 1;
    return;
  }
  const config = readConfig(process.env);
  const database = await reachDatabase(config);
  try {
    if (asksRestore) {
      const restored = await restoreBackup(database.url, fromCaller(file), {
        replace: values.replace,
        kind: config.sandbox ? 'sandbox' : 'real',
      });
      console.log(`restored  ${restored.rows} rows of ${restored.tables} tables, as of ${restored.takenAt}`);
      if (restored.migrated.length > 0) console.log(`migrated since  ${restored.migrated.join(', ')}`);
      console.log(ledgerLine(restored.ledger));
    } else {
      const written = await writeBackup(
        database.url,
        values.out === undefined ? usualFile() : fromCaller(values.out),
      );
      console.log(`backup  ${written.file}`);
      console.log(`holds  ${written.rows} rows of ${written.tables} tables in ${written.bytes} bytes`);
      console.log(ledgerLine(written.ledger));
    }
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const plain = error instanceof BackupRefusedError || error instanceof Error;
  console.error(plain ? error.message : error);
  process.exitCode = 1;
});
