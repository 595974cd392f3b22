import { satang } from '@chada/membership-rules';
import * as z from 'zod/mini';
import type { SettledTransfer } from '../../bank/bank-gateway.ts';

const partySchema = z.object({
  bank: z.nullable(z.string()),
  maskedAccount: z.string(),
  maskedName: z.string(),
});
const recordSchema = z.object({
  amountSatang: z.int().check(z.gt(0)),
  transferredAt: z.iso.datetime(),
  sender: partySchema,
  receiver: partySchema,
});

/** What the bank said of a transfer, as JSON to keep with the slip. */
export function transferToJson(transfer: SettledTransfer): string {
  return JSON.stringify(transfer);
}

/** What was kept with a slip, read back; `undefined` where nothing was. */
export function transferFromJson(json: unknown): SettledTransfer | undefined {
  const { data } = recordSchema.safeParse(json);
  return (
    data && { ...data, amountSatang: satang(data.amountSatang), transferredAt: new Date(data.transferredAt) }
  );
}
