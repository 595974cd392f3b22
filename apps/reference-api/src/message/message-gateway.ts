export interface TextMessage {
  /** The idempotency key. The gateway sends at most one message for each id. */
  readonly id: string;
  /** A Thai mobile number of 10 digits. */
  readonly phone: string;
  readonly text: string;
}

/** Thrown if the gateway is unreachable or too slow, or refuses the message. */
export class MessageUnavailableError extends Error {
  /** True if the gateway may have sent the message. */
  readonly maybeSent: boolean;

  constructor(message: string, { maybeSent, cause }: { maybeSent: boolean; cause?: unknown }) {
    super(message, { cause });
    this.maybeSent = maybeSent;
  }
}

export interface MessageGateway {
  /** Sends a text message. Can throw `MessageUnavailableError`. */
  send(message: TextMessage): Promise<void>;
}

export const noMessages: MessageGateway = {
  send: () =>
    Promise.reject(new MessageUnavailableError('no message gateway is configured', { maybeSent: false })),
};
