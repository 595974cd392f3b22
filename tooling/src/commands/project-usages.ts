export const mutantsUsage = `Usage: pnpm mutants [PACKAGE] [PATH ...] [--tests PATH ...] [--all] [--seed NUMBER] [--blocks NUMBER]

Puts single faults into the code of a package and runs the package's own tests against each. A fault that no test notices
survives. PACKAGE is a folder name of packages/ or apps/ (default: membership-rules); each PATH limits the faults to a
file or folder of it, such as src/ledger. --tests runs only a test file or the tests in a folder, for packages whose
full suite takes minutes: pnpm mutants reference-api src/ledger --tests src/ledger. By default 12 blocks of 20 lines are
drawn by the seed, which is printed; --all takes every line. Survivors that are not faults are listed, with the reason, in tooling/src/mutants/accepted.ts.
Exit code 1 when fewer than 90 % of the faults are noticed, 2 for a wrong call.`;

export const promisesUsage = `Usage: pnpm promises [NUMBER ...] [--full]

Runs the suites of the eleven promises on money and access (docs/promises.md), or those with the numbers given, one after the
other. Small by default; --full runs the size of the quality figures, which takes minutes each. CHADA_SEED repeats a run.
Ends with 0 when every promise held.`;

export const startUsage = `Usage: pnpm start

Builds and runs everything on this computer: the site of every valid brand, the API, a sandbox bank and a sandbox game
provider. Prints the addresses, then "ready". Ctrl-C stops it.

  SITE_PORT, API_PORT, BANK_PORT, PROVIDER_PORT  other ports than 5173, 8787, 8788 and 8789
  DATABASE_URL                                   your PostgreSQL instead of its own
  DEFAULT_CLIENT                                 the brand of plain localhost
  --help                                         this text`;

export const testUsage = `Usage: pnpm test [--all]

Builds, lints, and runs the type check and the tests. Files of slow tests take turns by day; the runs of two consecutive days
test each row of the specification. The last line is "N passed, N failed".

  --all           all files of slow tests
  CHADA_ROTATION  the number of a day's files, to repeat a run of another day
  CHADA_FULL=1    all files, and each case instead of a part
  CHADA_SEED      repeats a run
  --help          this text`;

export const lintUsage = `Usage: pnpm lint [PATH ...]

Runs all static checks, of the whole repository or of some files and folders.

  --help  this text`;

export const rowsUsage = `Usage: pnpm rows [PATH]

Lists the requirements of the specification and the tests that prove them.

  PATH    the table of requirements; docs/rows.tsv unless told
  --help  this text`;

export const journeysUsage = `Usage: pnpm journeys [FILE ...] [--brand ID] [--browser NAME]

Runs the journeys in a browser, in all brands unless told.

  FILE            part of the name of a test file
  --brand ID      only this brand; once for each
  --browser NAME  another browser than Chromium; once for each
  --help          this text

Exit code: 1 when a test fails.`;

export const storybookUsage = `Usage: pnpm storybook

Serves the workbench of components and screens at http://localhost:6006, until Ctrl-C.

  STORYBOOK_PORT  another port
  --help          this text`;

export const storybookBuildUsage = `Usage: pnpm storybook:build

Writes the workbench as static files to apps/storybook/dist. A brand with mistakes stops it.

  --help  this text`;

export const picturesUsage = `Usage: pnpm pictures [--all] [--brand ID] [--story TEXT] [--accept]

Compares pictures of stories with the stored ones, and writes a page with the differences.

  --all         every story instead of the small set
  --brand ID    only this brand; once for each
  --story TEXT  only stories with this text in their id; once for each
  --accept      stores the pictures
  --help        this text

Exit code: 1 when a picture differs.`;

export const releaseUsage = `Usage: pnpm release --registry URL [--without-addresses]

Tests, builds, publishes and tags the packages. NPM_TOKEN authenticates at the registry.

  --registry URL       where to publish
  --without-addresses  leaves "repository" and "homepage" out
  --help               this text`;

export const rehearseUsage = `Usage: pnpm release:rehearse [--client ID] [--registry URL]

Releases a copy of the repository to a registry on this computer, and builds projects of a customer from the packages.

  --client ID     the brand of the project
  --registry URL  the registry of the other packages
  --help          this text`;

export const benchUsage = `Usage: pnpm bench

Runs every benchmark on a quiet computer, and writes the results to reports/bench.md.

  --help  this text

Exit code: 1 when a goal is missed.`;

export const benchBrandsUsage = `Usage: pnpm bench:brands [COUNT]

Measures the time to stamp a brand, with 100 brands unless told.

  --help  this text`;

export const benchFirstPaintUsage = `Usage: pnpm bench:first-paint [RUNS]

Measures the time until login and home are visible on a slow phone.

  --help  this text`;

export const benchEntranceUsage = `Usage: pnpm bench:entrance

Prints the size of each script of the sign-in page.

  --help  this text`;

export const benchMemberUsage = `Usage: pnpm bench:member [arrivals] [interactions] [memory]

Measures the member screens on a slow phone: all three, or those that are named.

  --help  this text`;

export const benchLobbyUsage = `Usage: pnpm bench:lobby [RUNS]

Measures scrolling and search in a lobby of 5,000 games on a slow processor.

  --help  this text`;

export const benchLoadUsage = `Usage: pnpm bench:load [--processes N] [--members N] [--seconds N] [--slices N] [--snapshot SECONDS]

Measures withdrawals over HTTP and in plain SQL.

  --processes N       processes of the API
  --members N         members who send requests at the same time
  --seconds N         how long the mixed traffic lasts
  --slices N          parts of the comparison
  --snapshot SECONDS  how long another transaction keeps its snapshot
  --help              this text`;

export const benchStreamsUsage = `Usage: pnpm bench:streams [--streams N] [--seconds N]

Measures memory and processor time per stream of the credit. Needs Linux.

  --streams N    open streams
  --seconds N    how long it measures
  --help         this text`;

export const benchGrowthUsage = `Usage: pnpm bench:growth [--entries N,N] [--cycles-per-day N] [--times N]

Measures reads, writes and checks of brands whose ledgers have the given numbers of entries.

  --entries N,N       sizes above 22,400 that grow
  --cycles-per-day N  days of members in one day of the brand; 50 unless told
  --times N           how often it measures each
  --help              this text`;

export const benchCellsUsage = `Usage: pnpm bench:cells [--lanes N] [--slices N] [--deposits N] [--entries N]

Compares two cells with one database, and measures the move of a brand to another cell.

  --lanes N     members who send requests at the same time
  --slices N    parts of the comparison
  --deposits N  slips that are confirmed in each part
  --entries N   ledger entries of the brand that moves, at least 22,456
  --help        this text`;
