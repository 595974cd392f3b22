import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brandFolder } from './brand-tools/brand-folders.ts';
import {
  checkBackend,
  conclusionText,
  declaredBy,
  isFit,
  reportHtml,
  reportText,
} from './conformance/index.ts';
import { repoRoot } from './repo-root.ts';

const usage = `pnpm conformance --base-url URL --host BRAND-HOST --member USER:PASSWORD [--client ID] [--write] [--slow-ms N] [--html FILE]

Walks the contract against a running backend as one member, and reports for each operation whether it fits, differs or is
missing. Reads only, unless --write: then it also registers a member, spins, withdraws and so on, so use a backend where
that may be. --client reads clients/ID/client.json: operations of protection and fairness that the brand does not declare are left out,
and those that it declares must not be off. With --write, a new member then tries to pass a limit and a break, and verifies
a draw.
The member can also be given as CONFORMANCE_MEMBER, which no list of processes shows.
A call that takes longer than --slow-ms (5000) differs. If the backend has another host than the site, it also checks the
headers that browsers ask for (CORS).
Ends with 0 if everything fits, 1 if something differs or is missing or nothing succeeded, 2 if it could not look.`;

/** `pnpm conformance` compares a running backend with the contract. */
async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      'base-url': { type: 'string' },
      host: { type: 'string' },
      member: { type: 'string' },
      client: { type: 'string' },
      write: { type: 'boolean', default: false },
      'slow-ms': { type: 'string', default: '5000' },
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
  const slowMs = Number(values['slow-ms']);
  if (!(slowMs > 0)) throw new Error(`--slow-ms should be a number of milliseconds.\n\n${usage}`);

  const baseUrl = new URL(address);
  const declared = values.client === undefined ? undefined : declaredBy(brandFolder(repoRoot, values.client));
  const reports = await checkBackend(
    { baseUrl, host },
    { username, password, write, slowMs, declared, onReport: (report) => console.log(reportText(report)) },
  );
  console.log(`\n${conclusionText(reports)}`);
  if (values.html !== undefined) {
    writeFileSync(values.html, reportHtml(reports, { baseUrl: baseUrl.href, host, at: new Date(), write }));
    console.log(`report: ${values.html}`);
  }
  return isFit(reports) ? 0 : 1;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
