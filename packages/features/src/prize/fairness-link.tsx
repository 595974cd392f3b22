import { CheckCircleIcon, LinkButton } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useText } from '../common/brand/site-context.tsx';
import { paths } from '../common/layout/paths.ts';

export function FairnessLink(): ReactElement {
  const t = useText();
  return (
    <LinkButton variant="ghost" icon={<CheckCircleIcon size={20} />} render={<Link to={paths.fairness} />}>
      {t('prize.fairness')}
    </LinkButton>
  );
}
