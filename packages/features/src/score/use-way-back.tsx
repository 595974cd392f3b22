import { useAuth } from '@chada/stores';
import type { PageHeaderProps } from '@chada/ui-kit';
import { Link } from 'react-router';
import { paths } from '../common/layout/paths.ts';
import { useText } from '../common/brand/site-context.tsx';

/** Returns the back link of the results for members, who come from the activities. Visitors have no back link. */
export function useWayBack(): Pick<PageHeaderProps, 'back'> {
  const t = useText();
  const { status } = useAuth();
  if (status !== 'loggedIn') return {};
  return { back: { label: t('frame.backToMedia'), render: <Link to={paths.media} /> } };
}
