import * as z from 'zod/mini';
import type { ChatAttributes } from './chat-attributes.ts';

export type FrameMessage = 'shown' | 'failed' | 'close';

const helloSchema = z.strictObject({ from: z.literal('chada-chat-frame'), type: z.literal('hello') });
const messageSchema = z.strictObject({
  from: z.literal('chada-chat-frame'),
  type: z.enum(['shown', 'failed', 'close']),
});

/** The iframe must send its first message within this many milliseconds. */
const HELLO_MS = 1500;

/** Exchanges messages with the chat's iframe (CH-01, CH-02). Returns a function that stops the exchange. */
export function connectChatFrame(
  frame: HTMLIFrameElement,
  attributes: ChatAttributes,
  onFrameMessage: (message: FrameMessage) => void,
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
      const message = messageSchema.safeParse(data);
      if (message.success) onFrameMessage(message.data.type);
    };
    port.postMessage({ from: 'chada-site', type: 'start', attributes });
  };
  const onLoad = (): void => {
    loads += 1;
    if (port !== undefined && loads > 1) onFrameMessage('failed');
    else if (port === undefined)
      helloTimer = window.setTimeout(() => port === undefined && onFrameMessage('failed'), HELLO_MS);
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
