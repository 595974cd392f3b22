import { ApiError } from '../../http/errors/api-error.ts';
import type { Context } from '../../http/pipeline/context.ts';
import type { HandlersOf } from '../../http/pipeline/handler.ts';
import { presentSetting } from '../user/present.ts';
import { readPromotion } from '../user/repository.ts';
import { presentEntry, presentGlobalSetting } from './present.ts';
import { readBrandRow, readEntries } from './repository.ts';

const allEntries = async ({ deps, brand }: Context) =>
  (await readEntries(deps.db, brand.id)).map(presentEntry);

export const settingHandlers: HandlersOf<
  'setting.get' | 'setting.operation' | 'configuration.public' | 'configuration.list' | 'configuration.byKey'
> = {
  'setting.get': {
    kind: 'public',
    async run({ deps, brand }) {
      const [row, promotion] = await Promise.all([
        readBrandRow(deps.db, brand.id),
        readPromotion(deps.db, brand.id),
      ]);
      return presentGlobalSetting(row, presentSetting(promotion, brand.features.promotion));
    },
  },
  'setting.operation': {
    kind: 'public',
    run: async ({ deps, brand }) => ({
      websiteStatus: (await readBrandRow(deps.db, brand.id)).website_status,
    }),
  },
  'configuration.public': { kind: 'public', run: allEntries },
  'configuration.list': { kind: 'member', run: allEntries },
  'configuration.byKey': {
    kind: 'member',
    async run({ deps, brand }, { query: { key } }) {
      const [entry] = await readEntries(deps.db, brand.id, key);
      if (!entry) throw new ApiError('NOT_FOUND');
      return presentEntry(entry);
    },
  },
};
