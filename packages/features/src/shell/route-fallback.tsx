import { Button, Skeleton, SkeletonGroup } from '@chada/ui-kit';
import { type ReactElement, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../common/brand/site-context.tsx';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { ScreenTitles } from './screen-titles.ts';

const slowMs = 1000;
const stuckMs = 15_000;

function useWait(): keyof typeof stateTexts {
  const [wait, setWait] = useState<keyof typeof stateTexts>('short');
  useEffect(() => {
    const timers = [setTimeout(() => setWait('slow'), slowMs), setTimeout(() => setWait('stuck'), stuckMs)];
    return () => timers.forEach(clearTimeout);
  }, []);
  return wait;
}

const stateTexts = {
  short: 'shell.pageLoading',
  slow: 'shell.pageLoadingSlow',
  stuck: 'shell.pageLoadingStuck',
} as const;

/**
 * The placeholder while the code of a screen is loading. Shows a text after 1 second and a reload button after 15
 * seconds.
 */
export function RouteFallback(): ReactElement {
  const t = useText();
  const { pathname } = useLocation();
  const wait = useWait();
  const key = useContext(ScreenTitles)(pathname);
  const title = key === undefined ? undefined : t(key);
  const state = t(stateTexts[wait]);
  usePageTitle(title ?? t('shell.pageLoading'));
  return (
    <div className="cf-route-fallback">
      {/* This title is no heading, because the focus must move to the heading of the loaded screen. */}
      {title !== undefined && (
        <div className="ck-page-header">
          <div className="ck-page-header__texts">
            <p className="ck-page-header__title">{title}</p>
          </div>
        </div>
      )}
      <SkeletonGroup label={state}>
        {title === undefined && <Skeleton shape="title" />}
        <Skeleton shape="card" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </SkeletonGroup>
      {wait !== 'short' && (
        <p className="cf-route-fallback__wait" aria-hidden="true">
          {state}
        </p>
      )}
      {wait === 'stuck' && <Button onClick={() => window.location.reload()}>{t('common.retry')}</Button>}
    </div>
  );
}
