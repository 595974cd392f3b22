import { satang } from '@chada/membership-rules';
import * as z from 'zod/mini';
import {
  BankUnavailable,
  type BankGateway,
  type HolderAnswer,
  type Payout,
  type PayoutAnswer,
  type TransferAnswer,
} from './bank-gateway.ts';

/** Answers of slip checks in the market take up to 25 s; a member is told to try again a little later than that. */
const TIMEOUT_MS = 28_000;

const partySchema = z.object({
  bank: z.nullable(z.string()),
  maskedAccount: z.string(),
  maskedName: z.string(),
});
const holderSchema = z.object({ name: z.string() });
const transferSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('pending') }),
  z.object({
    status: z.literal('settled'),
    amountSatang: z.int().check(z.gt(0)),
    transferredAt: z.iso.datetime(),
    sender: partySchema,
    receiver: partySchema,
  }),
]);
const payoutSchema = z.object({ status: z.enum(['paid', 'pending', 'refused']) });

export interface HttpBankOptions {
  readonly url: string;
  readonly apiKey: string;
  readonly timeoutMs?: number;
}

/** The bank behind the HTTP interface that the sandbox bank offers. */
export class HttpBankGateway implements BankGateway {
  readonly #options: HttpBankOptions;

  constructor(options: HttpBankOptions) {
    this.#options = options;
  }

  async #call(path: string, body?: unknown): Promise<{ status: number; json: unknown }> {
    const { url, apiKey, timeoutMs = TIMEOUT_MS } = this.#options;
    try {
      const response = await fetch(new URL(path, url), {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'x-api-key': apiKey,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      return { status: response.status, json: await response.json() };
    } catch (cause) {
      throw new BankUnavailable('the bank did not answer', { cause });
    }
  }

  #read<Shape>(schema: z.ZodMiniType<Shape>, json: unknown): Shape {
    const parsed = schema.safeParse(json);
    if (!parsed.success) throw new BankUnavailable('the bank answered what can’t be read');
    return parsed.data;
  }

  async lookUpHolder(bank: string, account: string): Promise<HolderAnswer> {
    const { status, json } = await this.#call(
      `/api/holders/${encodeURIComponent(bank)}/${encodeURIComponent(account)}`,
    );
    if (status === 404) return { status: 'unknown' };
    if (status !== 200) throw new BankUnavailable(`the bank answered ${status}`);
    return { status: 'found', name: this.#read(holderSchema, json).name };
  }

  async findTransfer(sendingBank: string, transactionRef: string): Promise<TransferAnswer> {
    const path = `/api/transfers/${encodeURIComponent(sendingBank)}/${encodeURIComponent(transactionRef)}`;
    const { status, json } = await this.#call(path);
    if (status === 404) return { status: 'unknown' };
    if (status !== 200) throw new BankUnavailable(`the bank answered ${status}`);
    const answer = this.#read(transferSchema, json);
    if (answer.status === 'pending') return { status: 'pending' };
    const { amountSatang, transferredAt, sender, receiver } = answer;
    return {
      status: 'settled',
      transfer: {
        amountSatang: satang(amountSatang),
        transferredAt: new Date(transferredAt),
        sender,
        receiver,
      },
    };
  }

  async payOut(payout: Payout): Promise<PayoutAnswer> {
    const { status, json } = await this.#call('/api/payouts', payout);
    if (status !== 200) throw new BankUnavailable(`the bank answered ${status}`);
    return this.#read(payoutSchema, json);
  }
}
