import * as z from 'zod/mini';
import { encodeMiniQr } from '@chada/domain';
import {
  BankUnavailableError,
  type BankGateway,
  type SettledTransfer,
  type TransferLookup,
  type TransferParty,
  type TransferQuery,
} from './bank-gateway.ts';
import {
  askChecker,
  bahtSchema,
  bankCodeSchema,
  optionalTextSchema,
  parseResponse,
  qrTextOf,
  transactionRefSchema,
} from './checker-http.ts';

const partySchema = z.object({
  bank: z.optional(z.nullable(z.object({ id: bankCodeSchema }))),
  account: z.object({
    name: z.optional(z.nullable(z.object({ th: optionalTextSchema, en: optionalTextSchema }))),
    bank: z.optional(z.nullable(z.object({ type: optionalTextSchema, account: optionalTextSchema }))),
    proxy: z.optional(z.nullable(z.object({ account: optionalTextSchema }))),
  }),
});
const slipSchema = z.object({
  transRef: transactionRefSchema,
  date: z.iso.datetime({ offset: true }),
  amount: z.object({ amount: bahtSchema }),
  sender: partySchema,
  receiver: partySchema,
});
const responseSchema = z.union([
  z.object({
    success: z.literal(true),
    data: z.object({ amountInSlip: z.optional(bahtSchema), rawSlip: slipSchema }),
  }),
  z.object({
    success: z.literal(false),
    error: z.object({ code: z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,60}$/)) }),
  }),
]);

const MAX_PAYLOAD_LENGTH = 128;
const ASK_AGAIN_SECONDS = 60;

type Slip = z.output<typeof slipSchema>;

function partyOf({ bank, account }: Slip['sender']): TransferParty {
  const { th = '', en = '' } = account.name ?? {};
  return {
    bank: bank?.id ?? null,
    // Only an account of the type `BANKAC` has an account number. Other types, such as tokens, have none.
    maskedAccount: account.bank?.type === 'BANKAC' ? account.bank.account : '',
    maskedName: th || en,
    otherName: th === '' || en === '' ? null : en,
    maskedProxy: account.proxy?.account || null,
  };
}

function transferOf(slip: Slip, query: TransferQuery): SettledTransfer {
  const sender = partyOf(slip.sender);
  return {
    sendingBank: sender.bank ?? query.sendingBank,
    transactionRef: slip.transRef,
    amountSatang: slip.amount.amount,
    transferredAt: new Date(slip.date),
    sender,
    receiver: partyOf(slip.receiver),
  };
}

function answerOf(code: string): TransferLookup {
  if (/PENDING/i.test(code)) return { status: 'pending', retryAfterSeconds: ASK_AGAIN_SECONDS };
  if (/NOT_FOUND/i.test(code)) return { status: 'not-yet', retryAfterSeconds: ASK_AGAIN_SECONDS };
  throw new BankUnavailableError(`the slip checker refused with code ${code}`);
}

export interface EasySlipOptions {
  readonly url?: string | undefined;
  readonly apiKey: string;
  readonly timeoutMs?: number | undefined;
}

export function easySlip({
  url = 'https://api.easyslip.com',
  apiKey,
  timeoutMs,
}: EasySlipOptions): Pick<BankGateway, 'findTransfer'> {
  return {
    async findTransfer(query) {
      const text = qrTextOf(query);
      const json = await askChecker({
        url: new URL('/v2/verify/bank', url),
        headers: { authorization: `Bearer ${apiKey}` },
        body: {
          payload: text.length <= MAX_PAYLOAD_LENGTH ? text : encodeMiniQr(query),
          checkDuplicate: true,
        },
        timeoutMs,
      });
      const response = parseResponse(responseSchema, json);
      if (!response.success) return answerOf(response.error.code);
      const { amountInSlip, rawSlip } = response.data;
      if (amountInSlip !== undefined && amountInSlip !== rawSlip.amount.amount)
        throw new BankUnavailableError('the slip checker reported two different amounts');
      return { status: 'settled', transfer: transferOf(rawSlip, query) };
    },
  };
}
