import { isStandardCategory, type StandardCategory } from '@chada/domain';
import * as z from 'zod/mini';

/** A drawing that `client.json` names. `words` are the name that the drawing shows, such as that of a provider. */
export interface WantedArt {
  readonly path: string;
  readonly kind: 'narrow' | 'wide' | 'tile' | 'mark';
  readonly words: string;
  readonly drawing?: StandardCategory | undefined;
}

/** An svg in the folder `assets` of a brand. */
const svgPathPattern = /^assets\/(?!.*\.\.)[A-Za-z0-9/_.-]+\.svg$/;

const text = z.optional(z.string());
const items = z._default(
  z.array(
    z.union([z.string(), z.object({ id: text, name: text, picture: text, logo: text, drawing: text })]),
  ),
  [],
);

/** The fields of `client.json` that name drawings. `pnpm client:check` checks all fields. */
const fileSchema = z.object({
  name: z.string(),
  theme: z.object({ colorScheme: z.enum(['light', 'dark']), fontFamily: z.string() }),
  game: z._default(z.object({ categories: items, providers: items }), { categories: [], providers: [] }),
  banners: z._default(z.array(z.object({ picture: z.object({ narrow: text, wide: text }) })), []),
  footer: z._default(z.object({ badges: z._default(z.array(z.object({ picture: text })), []) }), {
    badges: [],
  }),
});

export interface WantedArtOfBrand extends Pick<z.output<typeof fileSchema>, 'name' | 'theme'> {
  readonly art: readonly WantedArt[];
}

/** Returns the drawings that a `client.json` names. Undefined if the file has mistakes in these fields. */
export function readWantedArt(file: unknown): WantedArtOfBrand | undefined {
  const parsed = fileSchema.safeParse(file);
  if (!parsed.success) return undefined;
  const { name, theme, game, banners, footer } = parsed.data;
  const art = (
    path: string | undefined,
    kind: WantedArt['kind'],
    words = name,
    drawing?: string,
  ): WantedArt[] =>
    path === undefined || !svgPathPattern.test(path)
      ? []
      : [
          {
            path,
            kind,
            words,
            drawing: drawing !== undefined && isStandardCategory(drawing) ? drawing : undefined,
          },
        ];
  const own = [...game.categories, ...game.providers].filter((item) => typeof item !== 'string');
  return {
    name,
    theme,
    art: [
      ...own.flatMap(({ picture, drawing }) => art(picture, 'tile', name, drawing)),
      ...own.flatMap((item) => art(item.logo, 'mark', item.name ?? item.id)),
      ...banners.flatMap(({ picture }) => [...art(picture.narrow, 'narrow'), ...art(picture.wide, 'wide')]),
      ...footer.badges.flatMap(({ picture }) => art(picture, 'mark')),
    ],
  };
}
