import { useNow } from '@chada/stores';
import { useProtectionQuery } from '@chada/stores/protection';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { paths } from '../common/layout/paths.ts';

export function LimitReminder(): ReactElement | null {
  const t = useText();
  const { protection } = useClient();
  const now = useNow();
  const { data } = useProtectionQuery(undefined, { skip: protection === undefined });
  if (protection === undefined) return null;
  const isDue = data?.reviewAt !== undefined && data.reviewAt !== null && Date.parse(data.reviewAt) <= now;
  return (
    <p className="cf-hint cf-limit-reminder">
      {isDue && <>{t('limitNotice.review')} </>}
      <Link to={paths.protection}>{isDue ? t('limitNotice.see') : t('shell.responsibleLink')}</Link>
    </p>
  );
}
