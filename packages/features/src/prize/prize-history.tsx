import type { PrizeLog } from '@chada/stores';
import { Amount, LinkButton, ListRow } from '@chada/ui-kit';
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

const PrizeRow = memo(function PrizeRow({ item }: { item: PrizeLog }): ReactElement {
  const t = useText();
  const { prize, at } = item;
  return (
    <ListRow
      icon={
        prize.kind === 'none' ? <span className="cf-prize-none" /> : <PrizeArt kind={prize.kind} size={26} />
      }
      title={
        <TitleWithEnd
          end={prize.kind === 'none' ? null : <Amount value={shortPrize(prize, t)} direction="in" />}
        >
          {prize.label}
        </TitleWithEnd>
      }
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
      action={
        fairness && (
          <LinkButton variant="ghost" size="sm" render={<Link to={paths.fairness} />}>
            {t('prize.fairnessOfLog')}
          </LinkButton>
        )
      }
      query={query}
      errorTitle={t('prize.logFailed')}
      empty={{ scene: 'rewards', title: t('prize.logEmpty'), hint: t('prize.logEmptyHint') }}
      renderRow={(item) => <PrizeRow key={item.id} item={item} />}
      first={FIRST_ROWS}
      end={t('prize.logEnd')}
    />
  );
}
