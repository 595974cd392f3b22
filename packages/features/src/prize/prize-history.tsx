import { withoutJoiners } from '@chada/messages';
import type { PrizeLog } from '@chada/stores';
import { Amount, ListRow } from '@chada/ui-kit';
import { memo, type ReactElement } from 'react';
import { Link } from 'react-router';
import { DateAndTime } from '../common/layout/date-and-time.tsx';
import { paths } from '../common/layout/paths.ts';
import { TitleWithEnd } from '../common/layout/title-with-end.tsx';
import { FoldedSection, type PagesQuery } from '../common/query/folded-section.tsx';
import { PrizeArt } from './prize-art.tsx';
import { shortPrize } from './prize-text.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';

const FIRST_ROWS = 7;

/** Returns a text without spaces and word joiners, to compare a label with an amount. */
const plain = (text: string): string => withoutJoiners(text).replace(/\s/g, '');

const PrizeRow = memo(function PrizeRow({ item }: { item: PrizeLog }): ReactElement {
  const t = useText();
  const { prize, at } = item;
  const isWon = prize.kind !== 'none';
  const amount = isWon ? <Amount value={shortPrize(prize, t)} direction="in" /> : null;
  // Most labels are only the amount, and the row shows the amount once.
  const title =
    isWon && plain(prize.label) === plain(shortPrize(prize, t)) ? (
      amount
    ) : (
      <TitleWithEnd end={amount}>{prize.label}</TitleWithEnd>
    );
  return (
    <ListRow
      icon={isWon ? <PrizeArt kind={prize.kind} size={26} /> : <span className="cf-prize-none" />}
      title={title}
      detail={<DateAndTime at={at} />}
    />
  );
});

export function PrizeHistory({ query }: { query: PagesQuery<PrizeLog> }): ReactElement {
  const t = useText();
  const { fairness } = useClient().features;
  return (
    <FoldedSection
      title={t('prize.logTitle')}
      action={fairness && <Link to={paths.fairness}>{t('prize.fairnessOfLog')}</Link>}
      query={query}
      errorTitle={t('prize.logFailed')}
      empty={{ scene: 'rewards', title: t('prize.logEmpty'), hint: t('prize.logEmptyHint') }}
      renderRow={(item) => <PrizeRow key={item.id} item={item} />}
      first={FIRST_ROWS}
      end={t('prize.logEnd')}
    />
  );
}
