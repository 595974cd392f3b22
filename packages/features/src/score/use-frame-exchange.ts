import { type RefObject, useEffect, useState } from 'react';
import { readAppearance, readHeight } from './frame-messages.ts';

/**
 * Sends the brand's appearance to the framed page after each load, and returns the height that the page reports.
 * Returns undefined if the page has not reported a height.
 */
export function useFrameExchange(
  frame: RefObject<HTMLIFrameElement | null>,
  { url, loadedAttempt }: { readonly url: string; readonly loadedAttempt: number },
): number | undefined {
  const [height, setHeight] = useState<number>();

  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
      if (source === null || source !== frame.current?.contentWindow) return;
      // The origin of a sandboxed page on the site's own host is the text `null`.
      if (origin !== 'null' && origin !== new URL(url).origin) return;
      const reported = readHeight(data);
      if (reported !== undefined) setHeight(reported);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [frame, url]);

  useEffect(() => {
    if (loadedAttempt < 0) return undefined;
    const send = (): void => {
      const page = frame.current;
      // `*` permits every receiver, because a sandboxed page may have no origin to name. The message contains no secret.
      if (page !== null) page.contentWindow?.postMessage(readAppearance(page), '*');
    };
    send();
    const observer = new MutationObserver(send);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-scheme'] });
    const device =
      typeof window.matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null;
    device?.addListener(send);
    return () => {
      observer.disconnect();
      device?.removeListener(send);
    };
  }, [frame, loadedAttempt]);

  return height;
}
