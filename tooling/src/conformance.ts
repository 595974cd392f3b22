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
import { conformanceUsage } from './commands/site-usages.ts';

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
    console.log(conformanceUsage);
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
      `--base-url should be an address such as https://api.example.com/, not "${address}".\n\n${conformanceUsage}`,
    );
  if (host === '')
    throw new Error(`--host should be the host name of the brand's site.\n\n${conformanceUsage}`);
  if (username === undefined || password === undefined)
    throw new Error(
      `--member should be a user name and a password with a colon between.\n\n${conformanceUsage}`,
    );
  const slowMs = Number(values['slow-ms']);
  if (!(slowMs > 0)) throw new Error(`--slow-ms should be a number of milliseconds.\n\n${conformanceUsage}`);

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
