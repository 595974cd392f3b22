import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { reportHtml, reportText, tallyOf, tallyText, checkBackend } from './conformance/index.ts';

const usage = `pnpm conformance --base-url URL --host BRAND-HOST --member USER:PASSWORD [--write] [--html FILE]

Walks the contract against a running backend as one member, and reports for each operation whether it fits, differs or is
missing. Reads only, unless --write: then it also registers a member, spins, withdraws and so on, so use a backend where
that may be. The member can also be given as CONFORMANCE_MEMBER, which no list of processes shows.
Ends with 0 when everything fits, 1 when something differs or is missing, 2 when it could not look.`;

/** `pnpm conformance` compares a running backend with the contract. */
async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      'base-url': { type: 'string' },
      host: { type: 'string' },
      member: { type: 'string' },
      write: { type: 'boolean', default: false },
      html: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const {
    'base-url': address = '',
    host = '',
    member = process.env['CONFORMANCE_MEMBER'] ?? '',
    write,
  } = values;
  const [, username, password] = /^([^:]+):(.+)$/s.exec(member) ?? [];
  if (!/^https?:/.test(address) || !URL.canParse(address))
    throw new Error(
      `--base-url should be an address such as https://api.example.com/, not "${address}".\n\n${usage}`,
    );
  if (host === '') throw new Error(`--host should be the host name of the brand's site.\n\n${usage}`);
  if (username === undefined || password === undefined)
    throw new Error(`--member should be a user name and a password with a colon between.\n\n${usage}`);

  const baseUrl = new URL(address);
  const reports = await checkBackend(
    { baseUrl, host },
    { username, password, write, onReport: (report) => console.log(reportText(report)) },
  );
  const tally = tallyOf(reports);
  console.log(`\n${tallyText(tally)}`);
  if (values.html !== undefined) {
    writeFileSync(values.html, reportHtml(reports, { baseUrl: baseUrl.href, host, at: new Date(), write }));
    console.log(`report: ${values.html}`);
  }
  return tally.differs + tally.missing === 0 ? 0 : 1;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
