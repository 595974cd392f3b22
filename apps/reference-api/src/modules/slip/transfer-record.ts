import { satang } from '@chada/domain';
import * as z from 'zod/mini';
import type { SettledTransfer } from '../../bank/bank-gateway.ts';

const partySchema = z.object({
  bank: z.nullable(z.string()),
  maskedAccount: z.string(),
  maskedName: z.string(),
  otherName: z.optional(z.nullable(z.string())),
  maskedProxy: z.optional(z.nullable(z.string())),
});
const recordSchema = z.object({
  // Not in records from before the bank's own name of a transfer was kept.
  sendingBank: z.optional(z.string()),
  transactionRef: z.optional(z.string()),
  amountSatang: z.int().check(z.gt(0)),
  transferredAt: z.iso.datetime(),
  sender: partySchema,
  receiver: partySchema,
});

/** What the bank said of a transfer, as JSON to keep with the slip. */
export function transferToJson(transfer: SettledTransfer): string {
  return JSON.stringify(transfer);
}

/** Returns the bank's answer that was kept with a slip; `undefined` where none was. */
export function transferOf(slip: {
  readonly transfer: unknown;
  readonly sending_bank: string;
  readonly transaction_ref: string;
}): SettledTransfer | undefined {
  const { data } = recordSchema.safeParse(slip.transfer);
  return (
    data && {
      ...data,
      sendingBank: data.sendingBank ?? slip.sending_bank,
      transactionRef: data.transactionRef ?? slip.transaction_ref,
      amountSatang: satang(data.amountSatang),
      transferredAt: new Date(data.transferredAt),
    }
  );
}
