import * as z from 'zod/mini';
import type { ChatAttributes } from './chat-attributes.ts';

/** What the page in the frame says over its channel: the chat is there, it will not come, put it away. */
export type FrameSays = 'shown' | 'failed' | 'close';

/** The other half of this stands beside the frame's page: `chat-bridge.js` of the site server. */
const helloSchema = z.strictObject({ from: z.literal('chada-chat-frame'), type: z.literal('hello') });
const sayingSchema = z.strictObject({
  from: z.literal('chada-chat-frame'),
  type: z.enum(['shown', 'failed', 'close']),
});

/** How long the page in the frame may take to say hello once it is loaded: it says it while it loads. */
const HELLO_MS = 1500;

/**
 * Speaks with the page in the chat's frame: takes its hello, answers once with what it may know of the member, and hands
 * on what it says (CH-01, CH-02). A sandboxed page has no origin to address, so the answer goes through the channel that
 * the hello brought and reaches that page alone, wherever the frame is led meanwhile; being led away is a failure.
 * Gives the way to end it.
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
