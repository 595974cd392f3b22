import { formatBaht } from '@chada/messages';
import type { DownlineBonus } from '@chada/stores/affiliate';
import { DataTable } from '@chada/ui-kit';
import { type ReactElement, useMemo } from 'react';
import { LoadMore, type NextPage } from '../common/query/load-more.tsx';
import { useText } from '../common/brand/site-context.tsx';
import { useUnfolded } from '../common/query/use-unfolded.ts';

const ROWS = { first: 5, step: 50 };

type FriendBonus = DownlineBonus['downline_users'][string] & { readonly username: string };

function friendsOf(pages: readonly DownlineBonus[]): FriendBonus[] {
  const friends = new Map<string, FriendBonus>();
  for (const { downline_users } of pages) {
    for (const [username, bonus] of Object.entries(downline_users))
      friends.set(username, { username, ...bonus });
  }
  return [...friends.values()].sort((a, b) => b.bonus - a.bonus);
}

export function BonusTable({
  pages,
  query,
}: {
  pages: readonly DownlineBonus[];
  query: NextPage;
}): ReactElement {
  const t = useText();
  const friends = useMemo(() => friendsOf(pages), [pages]);
  const { shown, next } = useUnfolded(friends, query, ROWS);
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
