import type { ConfigurationEntry, GlobalSetting, UserSetting } from '@chada/contract';
import { ApiError } from '../../http/errors/api-error.ts';
import type { Context, HandlersOf } from '../../http/pipeline/handler.ts';
import { presentSetting } from '../user/present.ts';
import { readPromotion } from '../user/repository.ts';
import { readBrandRow, readEntries } from './repository.ts';

/**
 * Presents the settings for everybody, including the ids of the messaging accounts (EN-05) and the promotion for
 * visitors (RD-22).
 */
function presentGlobalSetting(
  row: { line1_id: string | null; line2_id: string | null },
  promotion: UserSetting,
): GlobalSetting {
  return { line: { line1: { id: row.line1_id }, line2: { id: row.line2_id } }, promotion };
}

function presentEntry({ key, path }: { key: string; path: string }): ConfigurationEntry {
  return { key, value: { data: { path } } };
}

const allEntries = async ({ deps, brand }: Context) =>
  (await readEntries(deps.lookups, brand.id)).map(presentEntry);

export const settingHandlers: HandlersOf<
  'setting.get' | 'setting.operation' | 'configuration.public' | 'configuration.list' | 'configuration.byKey'
> = {
  'setting.get': {
    kind: 'public',
    async run({ deps, brand }) {
      const [row, promotion] = await Promise.all([
        readBrandRow(deps.lookups, brand.id),
        readPromotion(deps.lookups, brand.id),
      ]);
      return presentGlobalSetting(row, presentSetting(promotion, brand.features.promotion));
    },
  },
  'setting.operation': {
    kind: 'public',
    run: async ({ deps, brand }) => ({
      websiteStatus: (await readBrandRow(deps.lookups, brand.id)).website_status,
    }),
  },
  'configuration.public': { kind: 'public', run: allEntries },
  'configuration.list': { kind: 'member', run: allEntries },
  'configuration.byKey': {
    kind: 'member',
    async run({ deps, brand }, { query: { key } }) {
      const [entry] = await readEntries(deps.lookups, brand.id, key);
      if (!entry) throw new ApiError('NOT_FOUND');
      return presentEntry(entry);
    },
  },
};
