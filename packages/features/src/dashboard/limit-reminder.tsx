import { useNow } from '@chada/stores';
import { useProtectionQuery } from '@chada/stores/protection';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { paths } from '../common/layout/paths.ts';

/** Asks the member to review old limits. The footer of every screen links to the limits too. */
export function LimitReminder(): ReactElement | null {
  const t = useText();
  const { protection } = useClient();
  const now = useNow();
  const { data } = useProtectionQuery(undefined, { skip: protection === undefined });
  const isDue = data?.reviewAt !== undefined && data.reviewAt !== null && Date.parse(data.reviewAt) <= now;
  if (!isDue) return null;
  return (
    <p className="cf-hint cf-limit-reminder">
      {t('limitNotice.review')} <Link to={paths.protection}>{t('limitNotice.see')}</Link>
    </p>
  );
}
