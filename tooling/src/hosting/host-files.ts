import type { HeaderRule, HostingRules, Rewrite } from './hosting-rules.ts';

/** Files of a stamped folder that speak to its host and are never sent. */
export const hostFiles = { headers: '_headers', rewrites: '_redirects' } as const;

/** The headers as static hosts read them from `_headers`. A name after `!` takes back what a rule above has set. */
export function headersFile({ headers: rules }: HostingRules): string {
  return rules
    .map(({ path, headers, without = [] }) =>
      [
        path,
        ...without.map((name) => `  ! ${name}`),
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
        '',
      ].join('\n'),
    )
    .join('\n');
}

/** The fallback rules as static hosts read them from `_redirects`: 200 answers with the page and leaves the address. */
export function rewritesFile({ rewrites }: HostingRules): string {
  return rewrites.map(({ from, to }) => `${from} ${to} 200\n`).join('');
}

/** Reads both files, as a host does. Throws at a line that no host would understand. */
export function readHostFiles(headersText: string, rewritesText: string): HostingRules {
  return { headers: readHeaders(headersText), rewrites: readRewrites(rewritesText) };
}

function readHeaders(text: string): readonly HeaderRule[] {
  const rules: { path: string; headers: Record<string, string>; without: string[] }[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const rule = rules.at(-1);
    const [, back, name = '', value = ''] = /^\s+(?:! ([\w-]+)|([\w-]+): (.*))$/.exec(line) ?? [];
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: {}, without: [] });
    else if (rule !== undefined && back !== undefined) rule.without.push(back);
    else if (rule !== undefined && name !== '') rule.headers[name.toLowerCase()] = value;
    else throw new Error(`${hostFiles.headers} has a line that says nothing: ${line}`);
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
        throw new Error(`${hostFiles.rewrites} has a line that says nothing: ${line}`);
      return { from, to };
    });
}
