import { useNow } from '@chada/stores';
import type { PlayPause } from '@chada/stores/protection';
import {
  Card,
  ChartIcon,
  ClockIcon,
  Columns,
  ContactIcon,
  HistoryIcon,
  ListRow,
  PageHeader,
  RowList,
  WithdrawIcon,
} from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useClient, useText } from '../../common/brand/site-context.tsx';
import { paths } from '../../common/layout/paths.ts';
import { Phrases } from '../../common/layout/phrases.tsx';
import { usePageTitle } from '../../common/layout/use-page-title.ts';
import { WaitingSlips } from '../../common/money/waiting-slips.tsx';
import { HelpLine } from '../../common/protection/help-line.tsx';
import { isEndRequestable, pauseEnd, pauseTitle } from '../../common/protection/pause-text.ts';
import { usePlayPause } from '../../common/protection/use-play-pause.ts';
import { EndRequest } from './end-request.tsx';

const links = [
  { text: 'playBreak.withdraw', to: paths.withdraw, Icon: WithdrawIcon },
  { text: 'playBreak.history', to: paths.history, Icon: HistoryIcon },
  { text: 'playBreak.summary', to: paths.playHistory, Icon: ChartIcon },
  { text: 'playBreak.help', to: paths.memberContact, Icon: ContactIcon },
] as const;

export function PausedPage(): ReactElement | null {
  const pause = usePlayPause();
  return pause === null ? null : <PausedContent pause={pause} />;
}

function PausedContent({ pause }: { pause: PlayPause }): ReactElement {
  const t = useText();
  const now = useNow();
  const { protection } = useClient();
  const title = pauseTitle(pause, t);
  usePageTitle(title);
  const end = pauseEnd(pause, now, t);
  return (
    <>
      <PageHeader title={title} />
      <Columns
        main={
          <>
            <Card>
              <p className="cf-paused__end">
                <ClockIcon size={22} />
                <span>
                  <Phrases text={end ?? t('playBreak.pausedText')} />
                </span>
              </p>
              {end !== undefined && (
                <p className="cf-hint">
                  <Phrases text={t('playBreak.pausedText')} />
                </p>
              )}
              {isEndRequestable(pause, now) && <EndRequest />}
            </Card>
            <WaitingSlips isPaused />
            <RowList label={title}>
              {links.map(({ text, to, Icon }) => (
                <ListRow key={to} icon={<Icon size={20} />} title={t(text)} render={<Link to={to} />} />
              ))}
            </RowList>
          </>
        }
        aside={protection === undefined ? null : <HelpLine line={protection.helpLine} />}
      />
    </>
  );
}
