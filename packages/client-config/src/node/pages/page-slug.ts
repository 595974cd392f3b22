import { agreementPages } from '../../agreement-pages.ts';
import { nearest } from '../problem.ts';

/** The end of each page's file name. `th` is the language of the text. */
export const pageEnding = '.th.md';

/** Pages that most brands have, in the order of the site's links. */
export const defaultPages = [agreementPages.terms, agreementPages.privacy, 'rules', 'about', 'help'] as const;

/** Reserved slugs: the first parts of the site's own paths, and the file names of a built site. */
export const reservedSlugs: readonly string[] = [
  '404',
  'aff',
  'analytics-frame',
  'api',
  'app',
  'assets',
  'auth',
  'brand',
  'chat-frame',
  'contact',
  'fairness',
  'favicon',
  'index',
  'invited',
  'legacy',
  'live-score',
  'login',
  'ma',
  'manifest',
  'not-found',
  'promotion',
  'protection',
  'regis',
  'regiss',
  'register',
  'robots',
  'score',
  'service-worker',
  'service-worker-off',
  'sitemap',
  'stamped',
];

const longestSlug = 40;
const slugPattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export function fileNameMistake(name: string): { message: string; hint?: string } | undefined {
  if (!name.endsWith(pageEnding)) {
    const likely = name
      .replace(/(\.th)?(\.[a-z0-9]*)?$/i, '')
      .toLowerCase()
      .replace(/[\s_-]+/g, '-');
    const slug = likely.length <= longestSlug && slugPattern.test(likely) ? likely : 'how-to-deposit';
    return { message: `"${name}" is not a page.`, hint: `A page is a file such as "${slug}${pageEnding}".` };
  }
  const slug = name.slice(0, -pageEnding.length);
  if (slug.length > longestSlug)
    return { message: `The name of the page has ${slug.length} letters; the most are ${longestSlug}.` };
  if (!slugPattern.test(slug)) {
    const hint = 'Lower-case letters, digits and single hyphens, such as "privacy" or "how-to-deposit".';
    return { message: `"${slug}" can not be the address of a page.`, hint };
  }
  if (reservedSlugs.includes(slug)) {
    return {
      message: `"${slug}" is an address of the site itself.`,
      hint: 'Give the page another name.',
    };
  }
  return undefined;
}

export function likelyPage(path: string, slugs: readonly string[]): string | undefined {
  const meant = nearest(path.slice(1), slugs);
  return meant === undefined ? undefined : `/${meant}`;
}
