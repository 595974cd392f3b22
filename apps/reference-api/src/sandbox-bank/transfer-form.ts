import { parseBahtInput } from '@chada/domain';
import * as z from 'zod/mini';
import { bankOf } from './banks.ts';
import { texts } from './pages.ts';
import type { FormErrors, FormValues } from './form-fields.ts';
import type { NewTransfer } from './transfers.ts';

const text = z.optional(z.string().check(z.maxLength(200)));
const formSchema = z.object({
  fromBank: text,
  fromAccount: text,
  toBank: text,
  toAccount: text,
  toName: text,
  amount: text,
  settlement: text,
});

export function readForm(input: unknown): FormValues {
  return formSchema.safeParse(input).data ?? {};
}

const digitsOf = (input: string | undefined) => (input ?? '').replace(/[\s-]/g, '');

export function validateForm(values: FormValues): { transfer: NewTransfer } | { errors: FormErrors } {
  const errors: FormErrors = {};
  const [fromAccount, toAccount] = [digitsOf(values.fromAccount), digitsOf(values.toAccount)];
  const amount = parseBahtInput(values.amount ?? '');
  if (!bankOf(values.fromBank ?? '')) errors.fromBank = texts.errorBank;
  if (!bankOf(values.toBank ?? '')) errors.toBank = texts.errorBank;
  if (!/^\d{10,15}$/.test(fromAccount)) errors.fromAccount = texts.errorAccount;
  if (!/^\d{10,15}$/.test(toAccount)) errors.toAccount = texts.errorAccount;
  if (!amount.ok) errors.amount = texts.errorAmount;
  if (!amount.ok || Object.keys(errors).length > 0) return { errors };
  const seconds = Number(values.settlement ?? '0');
  return {
    transfer: {
      from: { bank: values.fromBank ?? '', account: fromAccount },
      to: { bank: values.toBank ?? '', account: toAccount, name: values.toName?.trim() || undefined },
      amountSatang: amount.amountSatang,
      settleAfterMs: [30, 600].includes(seconds) ? seconds * 1000 : 0,
    },
  };
}
