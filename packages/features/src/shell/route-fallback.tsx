import { Button, Skeleton, SkeletonGroup } from '@chada/ui-kit';
import { type ReactElement, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../common/brand/site-context.tsx';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { ScreenTitles } from './screen-titles.ts';

const slowMs = 1000;
const stuckMs = 15_000;

/** Returns the state of the wait for a screen's code. */
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
 * Shown while the code of a screen loads: its title if the layout knows it, and a skeleton. After a second it says that
 * the screen is still loading; after 15 it offers to reload the page, because a browser shares the result of a repeated
 * request for the same module.
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
      {/* Not a heading: the focus waits for the heading of the screen. */}
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
      {/* Below the skeleton, so that nothing moves. Screen readers announce the group. */}
      {wait !== 'short' && (
        <p className="cf-route-fallback__wait" aria-hidden="true">
          {state}
        </p>
      )}
      {wait === 'stuck' && <Button onClick={() => window.location.reload()}>{t('common.retry')}</Button>}
    </div>
  );
}
