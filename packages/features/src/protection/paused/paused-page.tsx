import { useNow } from '@chada/stores';
import type { PlayPause } from '@chada/stores/protection';
import {
  Card,
  ChartIcon,
  ClockIcon,
  Columns,
  ContactIcon,
  HistoryIcon,
  PageHeader,
  WithdrawIcon,
} from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useClient, useText } from '../../common/brand/site-context.tsx';
import { LinkRows } from '../../common/layout/link-rows.tsx';
import { paths } from '../../common/layout/paths.ts';
import { Phrases } from '../../common/layout/phrases.tsx';
import { usePageTitle } from '../../common/layout/use-page-title.ts';
import { WaitingSlips } from '../../common/money/waiting-slips.tsx';
import { HelpLine } from '../../common/protection/help-line.tsx';
import { isEndRequestable, pauseEnd, pauseTitle } from '../../common/protection/pause-text.ts';
import { usePlayPause } from '../../common/protection/use-play-pause.ts';
import { EndRequest } from './end-request.tsx';

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
            <LinkRows
              label={title}
              links={[
                { title: t('playBreak.withdraw'), to: paths.withdraw, Icon: WithdrawIcon },
                { title: t('playBreak.history'), to: paths.history, Icon: HistoryIcon },
                { title: t('playBreak.summary'), to: paths.playHistory, Icon: ChartIcon },
                { title: t('playBreak.help'), to: paths.memberContact, Icon: ContactIcon },
              ]}
            />
          </>
        }
        aside={protection === undefined ? null : <HelpLine line={protection.helpLine} />}
      />
    </>
  );
}
