import { satang } from '@chada/domain';
import type * as z from 'zod/mini';
import {
  BankUnavailableError,
  type BankAccount,
  type BankGateway,
  type HolderResult,
  type Payout,
  type PayoutResult,
  type StatementLine,
  type TransferLookup,
  type TransferQuery,
} from './bank-gateway.ts';
import { holderSchema, transferSchema, payoutSchema, statementSchema } from './http-bank-schemas.ts';

/** The timeout of a call. It is longer than the slowest slip check, which takes 25 seconds. */
const TIMEOUT_MS = 28_000;

export interface HttpBankOptions {
  readonly url: string;
  readonly apiKey: string;
  readonly timeoutMs?: number;
}

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
      throw new BankUnavailableError('the bank did not answer', { cause });
    }
  }

  #read<Shape>(schema: z.ZodMiniType<Shape>, json: unknown): Shape {
    const parsed = schema.safeParse(json);
    if (!parsed.success) throw new BankUnavailableError('the response of the bank is invalid');
    return parsed.data;
  }

  async lookUpHolder(bank: string, account: string): Promise<HolderResult> {
    const { status, json } = await this.#call(
      `/api/holders/${encodeURIComponent(bank)}/${encodeURIComponent(account)}`,
    );
    if (status === 404) return { status: 'unknown' };
    if (status !== 200) throw new BankUnavailableError(`the bank answered ${status}`);
    return { status: 'found', name: this.#read(holderSchema, json).name };
  }

  async findTransfer({ qrText, ...query }: TransferQuery): Promise<TransferLookup> {
    const place = `/api/transfers/${encodeURIComponent(query.sendingBank)}/${encodeURIComponent(query.transactionRef)}`;
    const path = qrText === null ? place : `${place}?qr=${encodeURIComponent(qrText)}`;
    const { status, json } = await this.#call(path);
    if (status === 404) return { status: 'unknown' };
    if (status !== 200) throw new BankUnavailableError(`the bank answered ${status}`);
    const transfer = this.#read(transferSchema, json);
    if (transfer.status === 'pending') return transfer;
    const { amountSatang, transferredAt, sender, receiver } = transfer;
    return {
      status: 'settled',
      transfer: {
        sendingBank: transfer.sendingBank ?? query.sendingBank,
        transactionRef: transfer.transactionRef ?? query.transactionRef,
        amountSatang: satang(amountSatang),
        transferredAt: new Date(transferredAt),
        sender,
        receiver,
      },
    };
  }

  async payOut(payout: Payout): Promise<PayoutResult> {
    const { status, json } = await this.#call('/api/payouts', payout);
    if (status !== 200) throw new BankUnavailableError(`the bank answered ${status}`);
    return this.#read(payoutSchema, json);
  }

  async readStatement({ bank, account }: BankAccount, day: string): Promise<StatementLine[]> {
    const path = [bank, account, day].map(encodeURIComponent).join('/');
    const { status, json } = await this.#call(`/api/statements/${path}`);
    if (status !== 200) throw new BankUnavailableError(`the bank answered ${status}`);
    const { lines } = this.#read(statementSchema, json);
    return lines.map((line) => ({ ...line, amountSatang: satang(line.amountSatang) }));
  }
}
