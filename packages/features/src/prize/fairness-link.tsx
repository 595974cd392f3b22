import { CheckCircleIcon, LinkButton } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { paths } from '../common/layout/paths.ts';

/** The link to the page where members verify their draws. Renders nothing if the brand's draws have no proofs. */
export function FairnessLink(): ReactElement | null {
  const t = useText();
  if (!useClient().features.fairness) return null;
  return (
    <LinkButton
      variant="ghost"
      size="sm"
      icon={<CheckCircleIcon size={20} />}
      render={<Link to={paths.fairness} />}
    >
      {t('prize.fairness')}
    </LinkButton>
  );
}
