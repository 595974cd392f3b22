import { formatDate, formatTime } from '@chada/messages';
import type { PrizeLog } from '@chada/stores';
import { Amount, EmptyListArt, EmptyState, LinkButton, ListRow, Section, SkeletonGroup } from '@chada/ui-kit';
import { memo, type ReactElement } from 'react';
import { Link } from 'react-router';
import { BrandScene } from '../common/brand/brand-scene.tsx';
import { paths } from '../common/layout/paths.ts';
import { FoldedRows } from '../common/query/folded-rows.tsx';
import type { NextPage } from '../common/query/load-more.tsx';
import { LoadState, type QueryLike } from '../common/query/load-state.tsx';
import { PrizeArt } from './prize-art.tsx';
import { shortPrize } from './prize-text.ts';
import { useText } from '../common/brand/site-context.tsx';

const FIRST_ROWS = 7;

const PrizeRow = memo(function PrizeRow({ item }: { item: PrizeLog }): ReactElement {
  const t = useText();
  const { prize, at } = item;
  return (
    <ListRow
      icon={
        prize.kind === 'none' ? <span className="cf-prize-none" /> : <PrizeArt kind={prize.kind} size={26} />
      }
      title={prize.label}
      detail={`${formatDate(at)} ${t('common.timeOfDay', { time: formatTime(at) })}`}
      end={prize.kind === 'none' ? null : <Amount value={shortPrize(prize, t)} direction="in" />}
    />
  );
});

type PrizeQuery = QueryLike<{ readonly pages: readonly { readonly items: readonly PrizeLog[] }[] }> &
  NextPage;

export function PrizeHistory({ query }: { query: PrizeQuery }): ReactElement {
  const t = useText();
  return (
    <Section
      title={t('prize.logTitle')}
      action={
        <LinkButton variant="ghost" size="sm" render={<Link to={paths.fairness} />}>
          {t('prize.fairnessOfLog')}
        </LinkButton>
      }
    >
      <LoadState
        query={query.isFetchNextPageError ? { ...query, error: undefined } : query}
        errorTitle={t('prize.logFailed')}
        skeleton={<SkeletonGroup label={t('common.loading')} shape="row" count={4} />}
        empty={{
          when: ({ pages }) => pages.every(({ items }) => items.length === 0),
          show: (
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
          ),
        }}
      >
        {({ pages }) => (
          <FoldedRows
            label={t('prize.logTitle')}
            rows={pages.flatMap(({ items }) => items.map((item) => <PrizeRow key={item.id} item={item} />))}
            first={FIRST_ROWS}
            query={query}
            end={t('prize.logEnd')}
          />
        )}
      </LoadState>
    </Section>
  );
}
