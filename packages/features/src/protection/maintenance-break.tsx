import { useAuth, useBegunBreak, useNow } from '@chada/stores';
import type { PlayPause } from '@chada/stores/protection';
import { Button } from '@chada/ui-kit';
import { type ReactElement, useState } from 'react';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { Notice } from '../common/layout/notice.tsx';
import { Phrases } from '../common/layout/phrases.tsx';
import { longerBreak, pauseEnd, pauseTitle } from '../common/protection/pause-text.ts';
import { usePlayPause } from '../common/protection/use-play-pause.ts';
import { BreakChoice } from './break-choice.tsx';

/**
 * The part of the maintenance page about play breaks. Shows a signed-in member the current pause, and lets the member
 * begin a play break or a longer play break. Shows a signed-out member the play break that began in this tab.
 */
export function MaintenanceBreak(): ReactElement | null {
  const { protection } = useClient();
  const { status } = useAuth();
  const begun = useBegunBreak();
  if (protection === undefined) return null;
  if (status === 'loggedIn') return <MemberBreak />;
  return begun === null ? null : (
    <div className="cf-maintenance-break">
      <Notice tone="info" title={<Phrases text={begun} />} />
    </div>
  );
}

/** True for a self-exclusion without an end. The member then can't begin a longer play break. */
function isForEver({ cause, until, endRequestableAt }: PlayPause): boolean {
  return cause === 'selfExclusion' && until === null && endRequestableAt === null;
}

function MemberBreak(): ReactElement | null {
  const t = useText();
  const now = useNow();
  const { protection } = useClient();
  const pause = usePlayPause();
  const [isOpen, setIsOpen] = useState(false);
  if (protection === undefined) return null;
  return (
    <div className="cf-maintenance-break ck-stack" data-space="5">
      {pause !== null && (
        <Notice tone="info" title={pauseTitle(pause, t)}>
          <Phrases text={pauseEnd(pause, now, t) ?? t('playBreak.staysClosed')} />
        </Notice>
      )}
      {pause !== null && isForEver(pause) ? null : isOpen ? (
        <BreakChoice flow="maintenanceBreak" protection={protection} />
      ) : (
        <Button fullWidth onClick={() => setIsOpen(true)}>
          {pause === null ? t('protection.toBreak') : longerBreak(pause, t)}
        </Button>
      )}
    </div>
  );
}
