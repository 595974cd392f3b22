import type { HeaderRule, HostingRules, Rewrite } from './hosting-rules.ts';

/** Files with settings for the host. A server never sends these files to browsers. */
export const hostFiles = { headers: '_headers', rewrites: '_redirects' } as const;

/** The smallest limits of all supported static hosts, which are the limits of Cloudflare Pages. */
const hostLimits = { lineLength: 2000, rules: 100 } as const;

/**
 * Throws if a host would ignore a security header, because the header's line or the number of rules exceeds a limit.
 */
function assertWithinLimits(rules: readonly HeaderRule[]): void {
  if (rules.length > hostLimits.rules)
    throw new Error(`The site has ${rules.length} rules of headers. Hosts read only ${hostLimits.rules}.`);
  for (const { path, headers } of rules)
    for (const [name, value] of Object.entries(headers)) {
      const { length } = headerLine(name, value);
      if (length <= hostLimits.lineLength) continue;
      throw new Error(
        `The header ${name} for ${path} has ${length} characters. ` +
          `Hosts ignore lines of more than ${hostLimits.lineLength}. Name fewer hosts in client.json.`,
      );
    }
}

const headerLine = (name: string, value: string): string => `  ${name}: ${value}`;

/**
 * Returns the rules for headers in the `_headers` format. A line `! Name` removes a header that an earlier rule sets.
 * Throws if a line is too long or if there are too many rules.
 */
export function headersFile({ headers: rules }: HostingRules): string {
  assertWithinLimits(rules);
  return rules
    .map(({ path, headers, without = [] }) =>
      [
        path,
        ...without.map((name) => `  ! ${name}`),
        ...Object.entries(headers).map(([name, value]) => headerLine(name, value)),
        '',
      ].join('\n'),
    )
    .join('\n');
}

/** Returns the rewrites in the `_redirects` format. With status 200, a host sends the file without a redirect. */
export function rewritesFile({ rewrites }: HostingRules): string {
  return rewrites.map(({ from, to }) => `${from} ${to} 200\n`).join('');
}

export function readHostFiles(headersText: string, rewritesText: string): HostingRules {
  return { headers: readHeaders(headersText), rewrites: readRewrites(rewritesText) };
}

function readHeaders(text: string): readonly HeaderRule[] {
  const rules: { path: string; headers: Record<string, string>; without: string[] }[] = [];
  for (const line of text.split('\n').filter((candidate) => candidate.trim() !== '')) {
    const rule = rules.at(-1);
    const [, back, name = '', value = ''] = /^\s+(?:! ([\w-]+)|([\w-]+): (.*))$/.exec(line) ?? [];
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: {}, without: [] });
    else if (rule !== undefined && back !== undefined) rule.without.push(back);
    else if (rule !== undefined && name !== '') rule.headers[name.toLowerCase()] = value;
    else throw new Error(`${hostFiles.headers} has an invalid line: ${line}`);
  }
  return rules;
}

function readRewrites(text: string): readonly Rewrite[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, from, to] = /^(\/\S*) (\/\S*) 200$/.exec(line) ?? [];
      if (from === undefined || to === undefined)
        throw new Error(`${hostFiles.rewrites} has an invalid line: ${line}`);
      return { from, to };
    });
}
