import { formatBaht } from '@chada/messages';
import { useDownlineBonusQuery } from '@chada/stores/affiliate';
import { Amount, Card, DataTable, EmptyState, Section, SkeletonGroup } from '@chada/ui-kit';
import { type ReactElement, useState } from 'react';
import { DaySpanField, lastDays } from '../common/day-span-field.tsx';
import { LoadState } from '../common/load-state.tsx';
import { useText } from '../common/site-context.tsx';
import { useNow } from '../common/use-now.ts';

interface FriendBonus {
  readonly username: string;
  readonly bonus: number;
  readonly turnover: number;
}

/** Commission of a span of days by friend, the most first. */
export function BonusByDates(): ReactElement {
  const t = useText();
  const now = useNow();
  const [span, setSpan] = useState(() => lastDays(30, now));
  const query = useDownlineBonusQuery(span);
  // The figures of another span never stand under this one's dates.
  const { currentData: data } = query;
  return (
    <Section title={t('affiliate.bonusTitle')}>
      <Card>
        <DaySpanField value={span} onChange={setSpan} now={now} />
        <div className="cf-bonus">
          <LoadState
            query={{ ...query, data }}
            errorTitle={t('affiliate.bonusFailed')}
            skeleton={<SkeletonGroup label={t('common.loading')} shape="row" count={3} />}
            empty={{
              when: ({ downline_users }) => Object.keys(downline_users).length === 0,
              show: (
                <EmptyState title={t('affiliate.bonusEmpty')}>{t('affiliate.bonusEmptyHint')}</EmptyState>
              ),
            }}
          >
            {({ total_bonus, downline_users }) => (
              <>
                <p className="cf-bonus__total">
                  <span>{t('affiliate.bonusTotal')}</span>
                  <Amount value={formatBaht(total_bonus)} size="lg" />
                </p>
                <DataTable<FriendBonus>
                  caption={t('affiliate.bonusTable')}
                  hideCaption
                  rows={Object.entries(downline_users)
                    .map(([username, { bonus, turnover }]) => ({ username, bonus, turnover }))
                    .sort((one, other) => other.bonus - one.bonus)}
                  rowKey={({ username }) => username}
                  columns={[
                    {
                      id: 'friend',
                      header: t('affiliate.friend'),
                      cell: ({ username }) => username,
                      rowHeader: true,
                    },
                    {
                      id: 'turnover',
                      header: t('affiliate.turnover'),
                      cell: ({ turnover }) => formatBaht(turnover),
                      align: 'end',
                    },
                    {
                      id: 'bonus',
                      header: t('affiliate.bonus'),
                      cell: ({ bonus }) => formatBaht(bonus),
                      align: 'end',
                    },
                  ]}
                />
              </>
            )}
          </LoadState>
        </div>
      </Card>
    </Section>
  );
}
