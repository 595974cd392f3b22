import { bangkokInstant, bannersFor, type Banner, type BannerAudience } from '../banners.ts';
import type { Problem } from './problem.ts';
import { pressingPart } from './thai-pressing-words.ts';
import * as z from 'zod/mini';
import { clientFileSchema, type ClientFile } from '../schema.ts';
import { valueAt, type JsonPath, type JsonSource } from './json-source.ts';
import { domainsOf } from './pages/check-pages.ts';
import { linkMistake, type LinkMistake, ownPath, sitePaths } from './pages/page-links.ts';

const maxBanners = 5;

/**
 * The paths in the member area to which a banner may link. The list intentionally omits the paths for deposits,
 * withdrawals and limits.
 */
export const bannerMemberPaths = [
  '/auth/games/category',
  '/auth/media',
  '/auth/reward',
  '/auth/user/ranking',
  '/auth/affiliate',
  '/auth/contact',
  '/auth/live-score',
  '/auth/score',
] as const;

const visitorPaths: readonly string[] = sitePaths;
const memberPaths: readonly string[] = bannerMemberPaths;

function wordMistake(words: string): LinkMistake | undefined {
  const found = pressingPart(words);
  if (found === undefined) return undefined;
  return {
    message: `presses the reader with "${found}".`,
    hint: 'A banner names no amount and no hurry, and asks for no deposit. This is also true of its picture.',
  };
}

function audienceMistake(link: string, audience: BannerAudience): LinkMistake | undefined {
  const reader = visitorPaths.includes(link) ? 'visitor' : memberPaths.includes(link) ? 'member' : audience;
  if (reader === audience) return undefined;
  return {
    message: `opens a page of the audience "${reader}", but "audience" is "${audience}".`,
    hint: `Write "audience": "${reader}".`,
  };
}

interface SiteAddresses {
  readonly paths: readonly string[];
  readonly domains: readonly string[];
}

function bannerLinkMistake(
  { link, audience }: Banner,
  { paths, domains }: SiteAddresses,
): LinkMistake | undefined {
  if (link === undefined) return undefined;
  if (/^\/auth\/(?:deposit|withdraw|protection)/.test(ownPath(link, domains) ?? link))
    return {
      message: `opens "${link}", to which no banner may lead.`,
      hint: 'A banner stays away from deposits, withdrawals and limits.',
    };
  if (!/^(?:https:\/\/|\/)/.test(link))
    return { message: `is "${link}"; it must be an https address or a page.`, hint: 'Such as "/about".' };
  const mistake = linkMistake(link, { paths: [...paths, ...memberPaths], domains });
  return mistake === undefined
    ? audienceMistake(link, audience)
    : { ...mistake, message: `is wrong. ${mistake.message}` };
}

/**
 * True if the calendar contains the day of `time`. In some engines, `Date.parse` accepts 31 February as a day in March.
 */
function isInCalendar(time: string): boolean {
  const instant = new Date(`${time}:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(time);
}

function timeMistake({ from, until }: Banner): LinkMistake | undefined {
  const [wrong] = [from, until].filter((time) => time !== undefined && !isInCalendar(time));
  if (wrong !== undefined) return { message: `has the time "${wrong}", which does not exist.`, hint: '' };
  if (from === undefined || until === undefined || bangkokInstant(from) < bangkokInstant(until))
    return undefined;
  return {
    message: `ends at "${until}", not after its beginning at "${from}".`,
    hint: 'Swap "from" and "until", or correct one of them.',
  };
}

function checkBanner(
  source: JsonSource,
  {
    banner,
    index,
    addresses,
  }: { readonly banner: Banner; readonly index: number; readonly addresses: SiteAddresses },
): readonly Problem[] {
  const at: JsonPath = ['banners', index];
  const report = (path: JsonPath, name: string, mistake: LinkMistake | undefined): readonly Problem[] =>
    mistake === undefined
      ? []
      : [source.problemAt(path, `"banners[${index}]${name}" ${mistake.message}`, mistake.hint || undefined)];
  return [
    ...report([...at, 'alt'], '.alt', wordMistake(banner.alt)),
    ...(banner.words === undefined
      ? []
      : Object.entries(banner.words).flatMap(([name, text]) =>
          report([...at, 'words', name], `.words.${name}`, wordMistake(text)),
        )),
    ...report([...at, 'link'], '.link', bannerLinkMistake(banner, addresses)),
    ...report([...at, banner.until === undefined ? 'from' : 'until'], '', timeMistake(banner)),
  ];
}

function checkIds(source: JsonSource, banners: readonly Banner[]): readonly Problem[] {
  return banners.flatMap(({ id }, index) =>
    banners.findIndex((otherBanner) => otherBanner.id === id) < index
      ? [source.problemAt(['banners', index, 'id'], `The banner "${id}" occurs twice.`)]
      : [],
  );
}

/**
 * Checks that the layout of a page with banners contains the block `banners`. If there are banners for visitors, checks
 * also that at least one of these banners has no time window.
 */
function checkPlaces(
  source: JsonSource,
  { banners, layout }: Pick<ClientFile, 'banners' | 'layout'>,
): readonly Problem[] {
  const pages = [
    ['home', 'visitor', layout.home],
    ['dashboard', 'member', layout.dashboard],
  ] as const;
  const missing = pages.flatMap(([page, audience, blocks]) => {
    const isFor = (banner: Banner) => banner.audience === audience || banner.audience === 'all';
    if (!banners.some(isFor) || blocks.includes('banners')) return [];
    const message = `"layout.${page}" lacks "banners", so the banners for ${audience}s would not appear.`;
    return [source.problemAt(['layout', page], message)];
  });
  const first = banners.findIndex(({ audience }) => audience !== 'member');
  if (first === -1 || bannersFor(banners, 'visitor', undefined).length > 0) return missing;
  const message = 'All banners for visitors have a time window.';
  const hint =
    'Add one without "from" and "until", so that the home page does not move when one begins or ends.';
  return [...missing, source.problemAt(['banners', first], message, hint)];
}

const { banners: bannersField, layout: layoutField } = clientFileSchema.shape;
const checkedFields = z.object({ banners: bannersField, layout: layoutField });

/**
 * Checks the banners of a brand. Parses only the fields `banners` and `layout`, because the problems of the banners
 * must be reported even if another field of `client.json` is invalid.
 */
export function checkBanners(source: JsonSource, paths: readonly string[]): readonly Problem[] {
  if (source.value === undefined) return [];
  const fields = checkedFields.safeParse({
    banners: valueAt(source.value, ['banners']),
    layout: valueAt(source.value, ['layout']),
  });
  if (!fields.success) return [];
  const { banners } = fields.data;
  const addresses = { paths, domains: domainsOf(source.value) };
  if (banners.length > maxBanners)
    return [
      source.problemAt(['banners'], `There are ${banners.length} banners; the most are ${maxBanners}.`),
    ];
  return [
    ...checkIds(source, banners),
    ...banners.flatMap((banner, index) => checkBanner(source, { banner, index, addresses })),
    ...checkPlaces(source, fields.data),
  ];
}

/** Returns a note for each banner whose last minute is over, because nobody sees it. */
export function endedBanners(source: JsonSource, now: number): readonly Problem[] {
  const banners = bannersField.safeParse(valueAt(source.value, ['banners']));
  return (banners.data ?? []).flatMap(({ id, until }, index) => {
    if (until === undefined || !(bangkokInstant(until) <= now)) return [];
    const message = `The banner "${id}" ended at "${until}", so nobody sees it.`;
    return [source.problemAt(['banners', index, 'until'], message, 'Delete it, or write a later time.')];
  });
}
