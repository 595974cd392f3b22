import { toAsciiDigits } from '@chada/domain';
import { httpsUrlPattern } from '../../patterns.ts';
import { likelyPage } from './page-slug.ts';

const telPattern = /^tel:\+?[0-9][0-9-]{1,18}[0-9]$/;
const mailPattern = /^mailto:[A-Za-z0-9._+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/;

export const sitePaths = ['/', '/login', '/register', '/contact', '/promotion', '/protection'] as const;

const forms = 'Write https://…, tel:…, mailto:… or a page such as "/contact".';

const isAllowed = (to: string): boolean =>
  httpsUrlPattern.test(to) || telPattern.test(to) || mailPattern.test(to);

const encodeBlanks = (to: string): string => to.trim().replaceAll(' ', '%20');

export interface LinkMistake {
  readonly message: string;
  readonly hint: string;
}

/** Returns the path of an address on one of the brand's domains, or undefined for any other address. */
export function ownPath(to: string, domains: readonly string[]): string | undefined {
  if (!httpsUrlPattern.test(to) || !URL.canParse(to)) return undefined;
  const { hostname, pathname, search, hash } = new URL(to);
  return domains.includes(hostname) ? pathname + search + hash : undefined;
}

export function linkMistake(
  to: string,
  { paths, domains }: { readonly paths: readonly string[]; readonly domains: readonly string[] },
): LinkMistake | undefined {
  const own = ownPath(to, domains);
  if (own !== undefined) {
    const message = `The address "${to}" is on the brand's own domain, so it would open in a new tab.`;
    return { message, hint: `Write "${own}".` };
  }
  const shown = to.length > 60 ? `${to.slice(0, 60)}…` : to;
  if (/[{}]|%7[bd]/i.test(to))
    return {
      message: `The link "${shown}" has a value in braces.`,
      hint: 'Write the address in full: values are replaced only in texts.',
    };
  if (to.startsWith('/') && !to.startsWith('//')) {
    if (paths.includes(to)) return undefined;
    const slugs = paths.map((path) => path.slice(1)).filter((slug) => slug !== '');
    const meant = likelyPage(to.replace(/[?#].*$/, ''), slugs);
    const hint = meant === undefined ? `Known: ${paths.join(', ')}.` : `Did you mean "${meant}"?`;
    return { message: `The page "${shown}" does not exist.`, hint };
  }
  if (isAllowed(to)) return undefined;
  const page = `/${to.replace(/[?#].*$/, '').replace(/^[./]*(?:pages\/)?|(?:\.th)?\.md$/g, '')}`;
  const meant = [toAsciiDigits(to), encodeBlanks(to)].find((text) => text !== to && isAllowed(text)) ?? page;
  const isRight = meant !== page || (paths.includes(page) && page !== '/');
  return {
    message: `The link "${shown}" is not allowed.`,
    hint: isRight ? `Did you mean "${meant}"?` : forms,
  };
}
