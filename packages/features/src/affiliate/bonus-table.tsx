import { formatBaht } from '@chada/messages';
import { DataTable } from '@chada/ui-kit';
import { type ReactElement, useMemo } from 'react';
import { LoadMore, type NextPage } from '../common/query/load-more.tsx';
import { useText } from '../common/brand/site-context.tsx';
import { useUnfolded } from './use-unfolded.ts';

/** Friends shown at a time: one page of our API, or a part of a response that contains all of them. */
const ROWS_AT_A_TIME = 50;

interface BonusPage {
  readonly downline_users: Readonly<Record<string, { readonly bonus: number; readonly turnover: number }>>;
}

interface FriendBonus {
  readonly username: string;
  readonly bonus: number;
  readonly turnover: number;
}

/** Returns the friends of all pages, highest first. A friend that a later page repeats appears once, with the later figures. */
function friendsOf(pages: readonly BonusPage[]): FriendBonus[] {
  const friends = new Map<string, FriendBonus>();
  for (const { downline_users } of pages) {
    for (const [username, brought] of Object.entries(downline_users))
      friends.set(username, { username, ...brought });
  }
  return [...friends.values()].sort((one, other) => other.bonus - one.bonus);
}

/** The bonus of each friend, a few at a time: a member may have invited thousands. */
export function BonusTable({ pages, query }: { pages: readonly BonusPage[]; query: NextPage }): ReactElement {
  const t = useText();
  const friends = useMemo(() => friendsOf(pages), [pages]);
  const { shown, next } = useUnfolded(friends, query, ROWS_AT_A_TIME);
  return (
    <>
      <DataTable<FriendBonus>
        caption={t('affiliate.bonusTable')}
        hideCaption
        rows={shown}
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
      <LoadMore query={next} />
    </>
  );
}
