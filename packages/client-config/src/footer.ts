import * as z from 'zod/mini';

const text = (maxLength: number) => z.string().check(z.minLength(1), z.maxLength(maxLength));
const year = (defaultYear: number) => z._default(z.int().check(z.gte(2000), z.lte(2200)), defaultYear);

/* @__NO_SIDE_EFFECTS__ */
export function footerSchema({ image, url }: Readonly<Record<'image' | 'url', z.ZodMiniType<string>>>) {
  return z.strictObject({
    holder: text(80),
    // By the specification, visitors and members see different copyright years (RD-10).
    publicYear: year(2022),
    memberYear: year(2024),
    toCurrentYear: z._default(z.boolean(), false),
    badges: z._default(
      z.array(z.strictObject({ picture: image, alt: text(80), link: z.optional(url) })).check(z.maxLength(6)),
      [],
    ),
  });
}
