import {
  gameCategories,
  gameCategoryPattern,
  gameProviderCodes,
  gameProviderPattern,
  type StandardCategory,
} from '@chada/domain';
import * as z from 'zod/mini';

const categoryId = z.string().check(z.regex(gameCategoryPattern));
const providerId = z.string().check(z.regex(gameProviderPattern));
const name = z.optional(z.string().check(z.minLength(1), z.maxLength(40)));

/* @__NO_SIDE_EFFECTS__ */
export function gameFileSchema<Image extends z.ZodMiniType<string>>(image: Image) {
  const category = z.strictObject({
    id: categoryId,
    name,
    picture: z.optional(image),
    drawing: z.optional(z.enum(gameCategories)),
  });
  const provider = z.strictObject({ id: providerId, name, logo: z.optional(image) });
  return z.strictObject({
    categories: z._default(z.array(z.union([categoryId, category])).check(z.minLength(1)), [
      ...gameCategories,
    ]),
    defaultCategory: z._default(categoryId, 'sport'),
    providers: z._default(z.array(z.union([providerId, provider])), [...gameProviderCodes]),
  });
}

/** The schema of `game` in a resolved brand. The lists contain only ids. */
export const gameSchema = z.object({
  categories: z._default(z.array(z.string()), [...gameCategories]),
  defaultCategory: z._default(z.string(), 'sport'),
  providers: z._default(z.array(z.string()), [...gameProviderCodes]),
  names: z._default(z.record(z.string(), z.string()), {}),
  pictures: z._default(z.record(z.string(), z.string()), {}),
  drawings: z._default(z.record(z.string(), z.enum(gameCategories)), {}),
});

type GameFile = z.infer<ReturnType<typeof gameFileSchema>>;
/** The categories and providers of a brand's lobby, with their names and pictures. */
export type BrandGame = z.infer<typeof gameSchema>;

export function writtenGame({ names, pictures, drawings, ...ids }: BrandGame): unknown {
  const written = (id: string, picture: 'picture' | 'logo') => {
    const own = { name: names[id], [picture]: pictures[id], drawing: drawings[id] };
    const set = Object.entries(own).filter(([, value]) => value !== undefined);
    return set.length === 0 ? id : { id, ...Object.fromEntries(set) };
  };
  return {
    categories: ids.categories.map((id) => written(id, 'picture')),
    defaultCategory: ids.defaultCategory,
    providers: ids.providers.map((id) => written(id, 'logo')),
  };
}

export function resolveGame({ categories, defaultCategory, providers }: GameFile): BrandGame {
  const names: Record<string, string> = {};
  const pictures: Record<string, string> = {};
  const drawings: Record<string, StandardCategory> = {};
  const idOf = <Item extends { readonly id: string; readonly name?: string | undefined }>(
    item: string | Item,
    pictureOf: (item: Item) => string | undefined,
  ): string => {
    if (typeof item === 'string') return item;
    const picture = pictureOf(item);
    if (item.name !== undefined) names[item.id] = item.name;
    if (picture !== undefined) pictures[item.id] = picture;
    return item.id;
  };
  for (const category of categories)
    if (typeof category !== 'string' && category.drawing !== undefined)
      drawings[category.id] = category.drawing;
  return {
    categories: categories.map((category) => idOf(category, ({ picture }) => picture)),
    defaultCategory,
    providers: providers.map((provider) => idOf(provider, ({ logo }) => logo)),
    names,
    pictures,
    drawings,
  };
}
