import { timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { transactionRefPattern } from '@chada/domain';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { maskAccount, maskBankName } from '../bank/masking.ts';
import { tokenHash } from '../security/tokens.ts';
import { bankOf } from './banks.ts';
import { holderOf } from './holder.ts';
import { behaviourOf, SLOW_LOOK_UP_MS } from './scenarios.ts';
import type { Party, TransferBook } from './transfers.ts';

const accountSchema = z.object({ bank: z.string(), account: z.string().check(z.regex(/^\d{10,15}$/)) });
const referenceSchema = z.object({
  bank: z.string(),
  reference: z.string().check(z.regex(transactionRefPattern)),
});
const payoutSchema = z.object({
  reference: z.string().check(z.minLength(1), z.maxLength(100)),
  bank: z.string().check(z.regex(/^\d{3}$/)),
  account: z.string().check(z.regex(/^\d{10,15}$/)),
  amountSatang: z.int().check(z.gt(0)),
  from: z.optional(accountSchema),
});
const statementSchema = z.extend(accountSchema, { day: z.iso.date() });

const masked = ({ bank, account, name }: Party) => ({
  bank,
  maskedAccount: maskAccount(account),
  maskedName: maskBankName(name),
});

export function bankApi(book: TransferBook, apiKey: string) {
  return async (server: FastifyInstance): Promise<void> => {
    server.addHook('onRequest', async (request, reply) => {
      const given = request.headers['x-api-key'];
      const right = typeof given === 'string' && timingSafeEqual(tokenHash(given), tokenHash(apiKey));
      if (!right) return reply.code(401).send({ code: 'KEY_WRONG' });
    });

    server.get('/holders/:bank/:account', async (request, reply) => {
      const { data } = accountSchema.safeParse(request.params);
      const behaviour = data && behaviourOf(data.account);
      if (!data || !bankOf(data.bank) || behaviour === 'unknown')
        return reply.code(404).send({ code: 'ACCOUNT_UNKNOWN' });
      if (behaviour === 'unavailable') return reply.code(503).send({ code: 'BANK_UNAVAILABLE' });
      if (behaviour === 'slow') await delay(SLOW_LOOK_UP_MS);
      return { name: holderOf(data.bank, data.account) };
    });

    server.get('/transfers/:bank/:reference', async (request, reply) => {
      const { data } = referenceSchema.safeParse(request.params);
      const transfer = data && (await book.find(data.bank, data.reference));
      if (!transfer) return reply.code(404).send({ code: 'TRANSFER_UNKNOWN' });
      const waitMs = transfer.settlesAt.getTime() - Date.now();
      if (waitMs > 0) return { status: 'pending', retryAfterSeconds: Math.ceil(waitMs / 1000) };
      return {
        status: 'settled',
        sendingBank: transfer.from.bank,
        transactionRef: transfer.reference,
        amountSatang: transfer.amountSatang,
        transferredAt: transfer.madeAt.toISOString(),
        sender: masked(transfer.from),
        receiver: masked(transfer.to),
      };
    });

    server.get('/statements/:bank/:account/:day', async (request, reply) => {
      const { data } = statementSchema.safeParse(request.params);
      if (!data) return reply.code(400).send({ code: 'MALFORMED' });
      return { lines: await book.statement(data, data.day) };
    });

    server.post('/payouts', async (request, reply) => {
      const { data } = payoutSchema.safeParse(request.body);
      if (!data) return reply.code(400).send({ code: 'MALFORMED' });
      const status = await book.payOut(data);
      // Refuses a reference that is already used for a different pay-out, because another payment with this reference
      // could be a double payment.
      if (status === 'mismatch') return reply.code(409).send({ code: 'REFERENCE_REUSED' });
      return { status };
    });
  };
}
