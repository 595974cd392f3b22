import * as z from 'zod/mini';
import { bannerIdPattern, bannerTimePattern } from './patterns.ts';

/**
 * The persons to whom a banner is shown: `visitor` to persons who have not signed in, `member` to signed-in members,
 * `all` to both.
 */
export const bannerAudiences = ['visitor', 'member', 'all'] as const;
export type BannerAudience = (typeof bannerAudiences)[number];

const time = z.optional(z.string().check(z.regex(bannerTimePattern)));

/* @__NO_SIDE_EFFECTS__ */
export function bannersSchema({ image, webp }: Readonly<Record<'image' | 'webp', z.ZodMiniType<string>>>) {
  const banner = z.strictObject({
    id: z.string().check(z.regex(bannerIdPattern)),
    picture: z.strictObject({
      narrow: image,
      wide: image,
      webp: z.optional(z.strictObject({ narrow: webp, wide: webp })),
    }),
    alt: z.string().check(z.minLength(1), z.maxLength(120)),
    words: z.optional(
      z.strictObject({
        title: z.string().check(z.minLength(1), z.maxLength(40)),
        action: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
      }),
    ),
    link: z.optional(z.string()),
    from: time,
    until: time,
    audience: z._default(z.enum(bannerAudiences), 'all'),
  });
  return z._default(z.array(banner), []);
}

export type Banner = z.infer<ReturnType<typeof bannersSchema>>[number];

/** Converts a time in Bangkok, such as `2026-12-05T18:00`, to epoch milliseconds. */
export function bangkokInstant(minute: string): number {
  return Date.parse(`${minute}:00+07:00`);
}

/** Returns the banners of an audience. If `now` is undefined, returns only the banners without a time window. */
export function bannersFor(
  banners: readonly Banner[],
  audience: Exclude<BannerAudience, 'all'>,
  now: number | undefined,
): readonly Banner[] {
  const ofAudience = banners.filter((banner) => banner.audience === 'all' || banner.audience === audience);
  const permanent = ofAudience.filter(({ from, until }) => from === undefined && until === undefined);
  // If the time is unknown, returns only the permanent banners, because a banner with a time window may be out of date.
  // If the time is known, returns the permanent banners first, and then the current banners with a time window.
  if (now === undefined) return permanent;
  const current = ofAudience.filter(
    ({ from, until }) =>
      (from !== undefined || until !== undefined) &&
      (from === undefined || bangkokInstant(from) <= now) &&
      (until === undefined || now < bangkokInstant(until)),
  );
  return [...permanent, ...current];
}
