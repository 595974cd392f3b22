import { formatTime } from '@chada/messages';
import type { PrizeLog } from '@chada/stores';
import { Amount, EmptyListArt, EmptyState, ListRow, Section } from '@chada/ui-kit';
import { memo, type ReactElement } from 'react';
import { BrandScene } from '../common/brand/brand-scene.tsx';
import type { NextPage } from '../common/query/load-more.tsx';
import type { QueryLike } from '../common/query/load-state.tsx';
import { PagedList } from '../common/query/paged-list.tsx';
import { PrizeArt } from './prize-art.tsx';
import { shortPrize } from './prize-text.ts';
import { useText } from '../common/brand/site-context.tsx';

const drawnAt = (log: PrizeLog): string => log.at;

const PrizeRow = memo(function PrizeRow({ item }: { item: PrizeLog }): ReactElement {
  const t = useText();
  const { prize, at } = item;
  return (
    <ListRow
      icon={<PrizeArt kind={prize.kind} size={26} />}
      title={prize.label}
      detail={t('common.timeOfDay', { time: formatTime(at) })}
      end={prize.kind === 'none' ? null : <Amount value={shortPrize(prize, t)} direction="in" />}
    />
  );
});

type PrizeQuery = QueryLike<{ readonly pages: readonly { readonly items: readonly PrizeLog[] }[] }> &
  NextPage;

export function PrizeHistory({ query }: { query: PrizeQuery }): ReactElement {
  const t = useText();
  return (
    <Section title={t('prize.logTitle')}>
      <PagedList
        query={query}
        errorTitle={t('prize.logFailed')}
        instantOf={drawnAt}
        Row={PrizeRow}
        end={t('prize.logEnd')}
        empty={
          <EmptyState
            illustration={
              <BrandScene scene="rewards" size="small">
                <EmptyListArt width={120} />
              </BrandScene>
            }
            title={t('prize.logEmpty')}
          >
            {t('prize.logEmptyHint')}
          </EmptyState>
        }
      />
    </Section>
  );
}
