import { MessageUnavailable, type MessageGateway, type TextMessage } from './message-gateway.ts';

/** In milliseconds. The time is short, because a person is waiting for the response. */
const TIMEOUT_MS = 10_000;

export interface HttpMessageOptions {
  readonly url: string;
  readonly apiKey: string;
  readonly timeoutMs?: number;
}

/** Sends messages with `POST /api/messages`. The gateway responds with 200 or 202 if it has accepted the message. */
export function httpMessageGateway({
  url,
  apiKey,
  timeoutMs = TIMEOUT_MS,
}: HttpMessageOptions): MessageGateway {
  return {
    async send(message: TextMessage): Promise<void> {
      let status: number;
      try {
        const response = await fetch(new URL('/api/messages', url), {
          method: 'POST',
          headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
          body: JSON.stringify(message),
          signal: AbortSignal.timeout(timeoutMs),
          redirect: 'error',
        });
        status = response.status;
        await response.body?.cancel();
      } catch (cause) {
        throw new MessageUnavailable('the message gateway did not answer', { cause });
      }
      if (status !== 200 && status !== 202)
        throw new MessageUnavailable(`the message gateway answered ${status}`);
    },
  };
}
