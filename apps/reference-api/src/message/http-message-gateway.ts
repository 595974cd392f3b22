import { MessageUnavailableError, type MessageGateway, type TextMessage } from './message-gateway.ts';

/** The timeout of a message is short, because a person waits for the response. */
const TIMEOUT_MS = 10_000;

export interface HttpMessageOptions {
  readonly url: string;
  readonly apiKey: string;
  readonly timeoutMs?: number;
}

function isNotConnected(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND';
}

/** Creates a client for a message gateway. The gateway accepts a message with the status 200 or 202. */
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
        throw new MessageUnavailableError('the message gateway did not answer', {
          maybeSent: !isNotConnected(cause),
          cause,
        });
      }
      if (status !== 200 && status !== 202)
        throw new MessageUnavailableError(`the message gateway answered ${status}`, {
          maybeSent: status < 400 || status >= 500,
        });
    },
  };
}
