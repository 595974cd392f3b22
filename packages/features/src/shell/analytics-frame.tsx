import { analyticsFramePath } from '@chada/client-config';
import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { useText } from '../common/brand/site-context.tsx';

const helloSchema = z.strictObject({ from: z.literal('chada-analytics-frame'), type: z.literal('hello') });

/**
 * Returns the part of a path that names the screen. Omits all later segments, because they may contain an affiliate or
 * game code.
 */
function screenOf(pathname: string): string {
  const parts = pathname.split('/').filter((part) => part !== '');
  return `/${parts.slice(0, parts[0] === 'auth' ? 2 : 1).join('/')}`;
}

/** The hidden iframe of the analytics service. The site sends only the visited screens to the iframe. */
export function AnalyticsFrame(): ReactElement {
  const t = useText();
  const screen = screenOf(useLocation().pathname);
  const frame = useRef<HTMLIFrameElement>(null);
  const [port, setPort] = useState<MessagePort>();
  // The listener is added in a layout effect, which runs before the first message of the iframe can arrive.
  useLayoutEffect(() => {
    const onMessage = ({ data, origin, ports, source }: MessageEvent<unknown>): void => {
      const [given] = ports;
      if (given === undefined || source === null || source !== frame.current?.contentWindow) return;
      if (origin === 'null' && helloSchema.safeParse(data).success) setPort((known) => known ?? given);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);
  useEffect(() => {
    port?.postMessage({ from: 'chada-site', type: 'visit', screen });
  }, [port, screen]);
  return (
    <iframe
      ref={frame}
      hidden
      src={analyticsFramePath}
      title={t('analytics.frame')}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
    />
  );
}
