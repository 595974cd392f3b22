// This module imports nothing, because `--help` must work before the packages are built.

export const backupUsage = `Usage: pnpm backup [--out FILE]         writes what the database holds now into one file, while the API runs
pnpm restore FILE [--replace]    brings it into an empty database; --replace throws away what is there

The database is the real brand's at DATABASE_URL; with CHADA_SANDBOX=1 the sandbox's there, or the embedded one.`;

export const brandMoveUsage = `Usage: pnpm brand:move BRAND CELL      moves a brand into an empty cell of CELLS_FILE
pnpm brand:move BRAND --abort   opens the brand in its old cell again, before that cell is closed

While the brand moves, members can read but not write: writes get 503 and are repeated by the site. After an interruption, repeat
the command. Runs as the role that owns the tables.`;

export const continueLogUsage = `Usage: pnpm fairness:continue --brand ID

Continues the public log of draws under a new name after the database was restored from a backup. Stop the API first. The
log before stays as it is; an entry of the new log names its last signed checkpoint. Needs FAIRNESS_SECRET and the folder
of the logs (FAIRNESS_FOLDER).`;

export const migrateUsage = `Usage: pnpm migrate [--server-role NAME] [--lock-timeout SECONDS]

Makes the tables in the database of DATABASE_URL, or brings them up to date, as the role that owns them. Servers and staff go on
meanwhile: a migration waits for a lock no longer than --lock-timeout (5), then lets them pass and tries again.
With CELLS_FILE, this applies to the registry and to all cells, which then join the registry. A cell that is down or too busy is
skipped and named with the reason, and the command fails: repeat it later.
--server-role lets a role serve that can't alter the ledger. Name it once; each later run gives it what new tables need.`;
