import { parseResolvedClient } from '@chada/client-config';
import { hostingRules } from '../hosting/hosting-rules.ts';
import { nginxConfig } from '../hosting/nginx-config.ts';

/** The greatest length of a domain. A label between two dots may have at most 63 letters. */
const longestHost = 253;

const maxIdLetters = 31;

function nameOf(start: string, length: number, end: string): string {
  const letters = `${start}${'a'.repeat(longestHost)}`.replace(/(.{60})(?=.)/g, '$1.');
  return `${letters.slice(0, Math.max(start.length, length - end.length)).replace(/\.$/, 'a')}${end}`;
}

/**
 * Returns a map from file names to the nginx configurations of test brands. The ids and domains of the brands have
 * every allowed length.
 */
export function configurationsOfEveryLength(count: number): ReadonlyMap<string, string> {
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const id = `b${index}`.padEnd(Math.max(2, index % (maxIdLetters + 1)), 'x');
      const lengths = [0, 1, 2].map((step) => 12 + ((index * 3 + step) % (longestHost - 11)));
      const domains = lengths.map((length, step) => nameOf(`b${index}s${step}`, length, '.example'));
      return [`${id}.nginx.conf`, configurationOf(id, domains)] as const;
    }),
  );
}

function configurationOf(id: string, domains: readonly string[]): string {
  const client = parseResolvedClient({
    id,
    name: id,
    domains,
    footer: { holder: id },
    refundTable: { 1: 5, 2: 5, 3: 8, 4: 12, 5: 15, 6: 15 },
    theme: { colorScheme: 'dark', themeColor: '#0b1026', fontFamily: 'Sarabun' },
    assets: { logo: '/l.svg', icon: '/l.svg' },
  });
  const rules = hostingRules(client, [{ from: '/auth/*', to: '/app' }]);
  return nginxConfig({ id, name: id, domains, files: new Map(), rules, apiBaseUrl: '/' });
}
