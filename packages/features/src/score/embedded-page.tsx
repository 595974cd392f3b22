import { useOffline } from '@chada/stores';
import { Button, Card, RefreshIcon, Skeleton, SkeletonGroup } from '@chada/ui-kit';
import { type ReactElement, useDeferredValue, useRef, useState } from 'react';
import { Notice } from '../common/layout/notice.tsx';
import { sandboxFor } from './sandbox-for.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { useReady } from '../common/fields/use-ready.ts';
import { useFrameExchange } from './use-frame-exchange.ts';

export interface EmbeddedPageProps {
  url: string;
  title: string;
}

/**
 * A page of a third party in an iframe. The reload button is always visible, because the site can't detect whether the
 * page has loaded.
 */
export function EmbeddedPage({ url, title }: EmbeddedPageProps): ReactElement {
  const t = useText();
  const { domains } = useClient();
  const offline = useOffline();
  // The iframe is rendered only after hydration, because React misses the load event of a prerendered iframe.
  const ready = useReady();
  const [attempt, setAttempt] = useState(0);
  // Creating an iframe takes tens of milliseconds on a slow phone. React therefore shows the placeholder first.
  const iframeAttempt = useDeferredValue(attempt);
  const [loadedAttempt, setLoaded] = useState(-1);
  const loading = loadedAttempt !== attempt;
  const frame = useRef<HTMLIFrameElement>(null);
  const height = useFrameExchange(frame, { url, loadedAttempt });
  // Without a network, the iframe stays only if its page has loaded before. A new iframe would show the browser's error
  // page.
  const shown = ready && (!offline || loadedAttempt >= 0);
  return (
    <>
      {offline && <Notice tone="warning" role="status" title={t('frame.offline')} />}
      <Card padding="none" className="cf-embedded">
        <div className="cf-embedded__head">
          <p className="cf-hint">{t('frame.hint')}</p>
          <Button
            size="sm"
            variant="ghost"
            icon={<RefreshIcon size={18} />}
            disabled={offline}
            onClick={() => setAttempt((count) => count + 1)}
          >
            {t('common.reload')}
          </Button>
        </div>
        <div
          className="cf-embedded__place"
          aria-busy={loading}
          style={height === undefined ? undefined : { height, minHeight: 0 }}
        >
          {loading && (
            <div className="cf-embedded__waiting">
              <SkeletonGroup label={t('common.loading')}>
                <Skeleton shape="title" />
                {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
                  <Skeleton key={row} shape="row" />
                ))}
              </SkeletonGroup>
            </div>
          )}
          {shown && (
            <iframe
              key={iframeAttempt}
              ref={frame}
              className="cf-embedded__page"
              data-loaded={loading ? undefined : 'true'}
              src={url}
              title={title}
              sandbox={sandboxFor(url, domains)}
              referrerPolicy="no-referrer"
              onLoad={() => setLoaded(iframeAttempt)}
            />
          )}
        </div>
      </Card>
    </>
  );
}
