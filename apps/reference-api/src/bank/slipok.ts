import * as z from 'zod/mini';
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

const numberSchema = z.optional(z.nullable(z.object({ value: optionalTextSchema })));
const partySchema = z.object({
  displayName: optionalTextSchema,
  name: optionalTextSchema,
  proxy: numberSchema,
  account: numberSchema,
});
const slipSchema = z.object({
  transRef: transactionRefSchema,
  sendingBank: bankCodeSchema,
  receivingBank: bankCodeSchema,
  transDate: z.string().check(z.regex(/^\d{8}$/)),
  transTime: z.string().check(z.regex(/^\d{2}:\d{2}:\d{2}$/)),
  transTimestamp: z.optional(z.iso.datetime({ offset: true })),
  sender: partySchema,
  receiver: partySchema,
  amount: bahtSchema,
});
const delaySchema = z.object({ delay: z.number().check(z.gt(0), z.lte(60)) });
const responseSchema = z.union([
  z.object({ success: z.literal(true), data: slipSchema }),
  z.object({ code: z.int(), data: z.optional(z.unknown()) }),
]);

const codes = {
  bankFails: 1009,
  late: 1010,
  unknown: 1011,
  repeated: 1012,
  wrongAmount: 1013,
  wrongReceiver: 1014,
};
const ASK_AGAIN_SECONDS = 60;
const BANK_FAILS_SECONDS = 15 * 60;

type Slip = z.output<typeof slipSchema>;

function partyOf({ displayName, name, proxy, account }: Slip['sender'], bank: string | null): TransferParty {
  return {
    bank,
    maskedAccount: account?.value ?? '',
    maskedName: displayName || name,
    otherName: displayName === '' || name === '' ? null : name,
    maskedProxy: proxy?.value || null,
  };
}

function timeOf({ transTimestamp, transDate, transTime }: Slip): Date {
  const day = transDate.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  const at = new Date(transTimestamp ?? `${day}T${transTime}+07:00`);
  if (Number.isNaN(at.getTime()))
    throw new BankUnavailableError('the slip checker answered in another shape: transDate');
  return at;
}

const transferOf = (slip: Slip, query: TransferQuery): SettledTransfer => ({
  sendingBank: slip.sendingBank ?? query.sendingBank,
  transactionRef: slip.transRef,
  amountSatang: slip.amount,
  transferredAt: timeOf(slip),
  sender: partyOf(slip.sender, slip.sendingBank ?? query.sendingBank),
  receiver: partyOf(slip.receiver, slip.receivingBank),
});

function answerOf(code: number, data: unknown, query: TransferQuery): TransferLookup {
  switch (code) {
    case codes.repeated:
    case codes.wrongAmount:
      return { status: 'settled', transfer: transferOf(parseResponse(slipSchema, data), query) };
    case codes.wrongReceiver:
      return { status: 'wrong-receiver' };
    case codes.late: {
      const delay = delaySchema.safeParse(data);
      const retryAfterSeconds = delay.success ? Math.ceil(delay.data.delay * 60) : ASK_AGAIN_SECONDS;
      return { status: 'pending', retryAfterSeconds };
    }
    case codes.bankFails:
      return { status: 'pending', retryAfterSeconds: BANK_FAILS_SECONDS };
    case codes.unknown:
      return { status: 'not-yet', retryAfterSeconds: ASK_AGAIN_SECONDS };
    default:
      throw new BankUnavailableError(`the slip checker refused with code ${code}`);
  }
}

export interface SlipOkOptions {
  readonly url?: string | undefined;
  readonly branch: string;
  readonly apiKey: string;
  readonly timeoutMs?: number | undefined;
}

/** Creates a client for the slip checker SlipOK, according to version 1.7 of SlipOK's documentation. */
export function slipOk({
  url = 'https://api.slipok.com',
  branch,
  apiKey,
  timeoutMs,
}: SlipOkOptions): Pick<BankGateway, 'findTransfer'> {
  return {
    async findTransfer(query) {
      const json = await askChecker({
        url: new URL(`/api/line/apikey/${encodeURIComponent(branch)}`, url),
        headers: { 'x-authorization': apiKey },
        // With `log: true`, SlipOK refuses a transfer to a receiver that is not registered at SlipOK.
        body: { data: qrTextOf(query), log: true },
        timeoutMs,
      });
      const response = parseResponse(responseSchema, json);
      if ('code' in response) return answerOf(response.code, response.data, query);
      return { status: 'settled', transfer: transferOf(response.data, query) };
    },
  };
}
