import { useNow } from '@chada/stores';
import { useProtectionQuery } from '@chada/stores/protection';
import { ClockIcon } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useText } from '../common/brand/site-context.tsx';
import { paths } from '../common/layout/paths.ts';
import { durationText } from '../common/protection/limit-text.ts';
import { minutesSince } from '../common/protection/minutes-since.ts';

export function SessionClock(): ReactElement | null {
  const t = useText();
  const now = useNow();
  const { data } = useProtectionQuery();
  if (data === undefined) return null;
  const minutes = minutesSince(data.session.startedAt, now);
  const shown = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return (
    <Link className="cf-session-clock" to={paths.protection}>
      <ClockIcon size={16} />
      <span aria-hidden="true" className="ck-tabular">
        {shown}
      </span>
      <span className="ck-visually-hidden">
        {t('playLimit.time')} {durationText(minutes, t)} {t('shell.sessionClock')}
      </span>
    </Link>
  );
}
