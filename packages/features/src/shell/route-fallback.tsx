import { Skeleton, SkeletonGroup } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../common/site-context.tsx';

/** Stands while the code of a screen loads: a title and two cards, as almost every screen begins. */
export function RouteFallback(): ReactElement {
  const t = useText();
  return (
    <SkeletonGroup label={t('shell.pageLoading')} className="cf-route-fallback">
      <Skeleton shape="title" />
      <Skeleton shape="card" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </SkeletonGroup>
  );
}
