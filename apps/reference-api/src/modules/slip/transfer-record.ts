import { satang } from '@chada/domain';
import * as z from 'zod/mini';
import type { SettledTransfer } from '../../bank/bank-gateway.ts';
import { partySchema } from '../../bank/http-bank-schemas.ts';

const recordSchema = z.object({
  sendingBank: z.optional(z.string()),
  transactionRef: z.optional(z.string()),
  amountSatang: z.int().check(z.gt(0)),
  transferredAt: z.iso.datetime(),
  sender: partySchema,
  receiver: partySchema,
});

export function transferToJson(transfer: SettledTransfer): string {
  return JSON.stringify(transfer);
}

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
