import type { MessageGateway, TextMessage } from '../message/message-gateway.ts';

export interface ReceivedMessage extends TextMessage {
  readonly at: Date;
}

const MAX_MESSAGES = 100;

export class SandboxInbox implements MessageGateway {
  readonly #received: ReceivedMessage[] = [];

  send(message: TextMessage): Promise<void> {
    if (!this.#received.some(({ id }) => id === message.id))
      this.#received.unshift({ ...message, at: new Date() });
    this.#received.length = Math.min(this.#received.length, MAX_MESSAGES);
    return Promise.resolve();
  }

  messages(phone?: string): readonly ReceivedMessage[] {
    return this.#received.filter((message) => phone === undefined || message.phone === phone);
  }
}
