import * as z from 'zod/mini';
import type { ChatAttributes } from './chat-attributes.ts';

/** A message from the page in the frame: the chat has loaded, has failed, or asks to be closed. */
export type FrameSays = 'shown' | 'failed' | 'close';

/** Its sender is `chat-bridge.js` of the site server, in the page of the frame. */
const helloSchema = z.strictObject({ from: z.literal('chada-chat-frame'), type: z.literal('hello') });
const sayingSchema = z.strictObject({
  from: z.literal('chada-chat-frame'),
  type: z.enum(['shown', 'failed', 'close']),
});

/** Milliseconds after the frame's load within which its page must have sent its hello; it sends it while loading. */
const HELLO_MS = 1500;

/**
 * Exchanges messages with the page in the chat's frame: receives its hello, answers once with the permitted member
 * data, and passes its messages on (CH-01, CH-02). A sandboxed page has no origin to address, so the answer uses the
 * channel of the hello and reaches only that page; a navigation of the frame is a failure. Returns a function that ends
 * the conversation.
 */
export function converse(
  frame: HTMLIFrameElement,
  attributes: ChatAttributes,
  onSaying: (saying: FrameSays) => void,
): () => void {
  let port: MessagePort | undefined;
  let loads = 0;
  let helloTimer: number | undefined;

  const onMessage = (event: MessageEvent<unknown>): void => {
    const [given] = event.ports;
    if (port !== undefined || given === undefined) return;
    if (event.source === null || event.source !== frame.contentWindow || event.origin !== 'null') return;
    if (!helloSchema.safeParse(event.data).success) return;
    port = given;
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      const saying = sayingSchema.safeParse(data);
      if (saying.success) onSaying(saying.data.type);
    };
    port.postMessage({ from: 'chada-site', type: 'start', attributes });
  };
  const onLoad = (): void => {
    loads += 1;
    if (port !== undefined && loads > 1) onSaying('failed');
    else if (port === undefined)
      helloTimer = window.setTimeout(() => port === undefined && onSaying('failed'), HELLO_MS);
  };

  window.addEventListener('message', onMessage);
  frame.addEventListener('load', onLoad);
  return () => {
    window.removeEventListener('message', onMessage);
    frame.removeEventListener('load', onLoad);
    window.clearTimeout(helloTimer);
    port?.close();
  };
}
