import { satang } from '@chada/domain';
import { describe, expect, it } from 'vitest';
import type { ApiError } from '../../http/errors/api-error.ts';
import {
  checkTransfer,
  confirmableSince,
  confirmableUntil,
  isBeforeRegistration,
  type TransferCheck,
} from './policy.ts';
import { transferOf, transferToJson } from './transfer-record.ts';

const now = new Date('2026-11-20T03:00:00.000Z');
const before = (ms: number) => new Date(now.getTime() - ms);
const minute = 60_000;
const day = 24 * 60 * minute;
const somsri = { bank: '004', maskedAccount: 'xxx-x-x6789-0', maskedName: 'นาง สมศรี ใ' };
const brand = { bank: '014', maskedAccount: 'xxx-x-x4321-0', maskedName: 'บจก. ดาวทอง' };
const transfer = {
  sendingBank: '004',
  transactionRef: 'REF1',
  amountSatang: satang(50_000),
  transferredAt: before(minute),
  sender: { ...somsri, maskedAccount: '1234567890', maskedName: 'สมศรี ใจดี' },
  receiver: { ...brand, maskedAccount: '9876543210', maskedName: 'ดาวทอง' },
};
const question: TransferCheck = {
  transfer,
  member: { name: 'สมศรี ใจดี', bankCode: '004', bankAccount: '1234567890', createdAt: before(30 * day) },
  receivingAccounts: [
    { bank: '002', account: '1111111111', names: ['อื่น'] },
    { bank: '014', account: '9876543210', names: ['ดาวทอง'] },
  ],
  statedSatang: undefined,
  minimumSatang: satang(10_000),
  now,
};
const sentAt = (transferredAt: Date): Partial<TransferCheck> => ({
  transfer: { ...transfer, transferredAt },
});
const refusalOf = (changes: Partial<TransferCheck>) => {
  try {
    return checkTransfer({ ...question, ...changes });
  } catch (error) {
    const { code, details } = error as ApiError;
    return details === undefined ? code : [code, details];
  }
};
const party = (role: 'sender' | 'receiver', changes: object): Partial<TransferCheck> => ({
  transfer: { ...transfer, [role]: { ...transfer[role], ...changes } },
});

describe('a transfer', () => {
  it.each<[string, Partial<TransferCheck>, unknown]>([
    ['of the member to the brand', {}, 'confirmable'],
    ['with the stated amount', { statedSatang: 50_000 }, 'confirmable'],
    ['with another amount', { statedSatang: 50_001 }, ['SLIP_WRONG_AMOUNT', { slipAmountSatang: 50_000 }]],
    ['of the minimum', { minimumSatang: satang(50_000) }, 'confirmable'],
    [
      'below the minimum',
      { minimumSatang: satang(50_001) },
      ['DEPOSIT_BELOW_MINIMUM', { minimumSatang: 50_001 }],
    ],
    ['to another account', party('receiver', { maskedAccount: '9876543211' }), 'SLIP_WRONG_RECEIVER'],
    ['to another bank', party('receiver', { bank: '006' }), 'SLIP_WRONG_RECEIVER'],
    ['to a hidden account', party('receiver', { maskedAccount: '' }), 'needs-staff'],
    ['from another account', party('sender', { maskedAccount: '1234567891' }), 'SLIP_WRONG_SENDER'],
    ['from another bank', party('sender', { bank: '006' }), 'SLIP_WRONG_SENDER'],
    ['from another name', party('sender', { maskedName: 'มานพ ใจร้าย' }), 'SLIP_WRONG_SENDER'],
    ['from a hidden account', party('sender', { maskedAccount: '' }), 'needs-staff'],
    ['that is seven days old', sentAt(before(7 * day)), 'confirmable'],
    ['that is older', sentAt(before(7 * day + 1)), ['SLIP_TOO_OLD', { maxAgeDays: 7 }]],
    ['that is 15 minutes ahead', sentAt(before(-15 * minute)), 'confirmable'],
    ['that is further ahead', sentAt(before(-15 * minute - 1)), 'needs-staff'],
    [
      'from before the registration',
      { member: { ...question.member, createdAt: now } },
      'SLIP_BEFORE_REGISTRATION',
    ],
  ])('%s', (_name, changes, expected) => {
    expect(refusalOf(changes)).toEqual(expected);
  });

  it('counts from the minute of the registration', () => {
    const registered = new Date('2026-11-20T02:30:59.999Z');
    expect(isBeforeRegistration(new Date('2026-11-20T02:30:00.000Z'), registered)).toBe(false);
    expect(isBeforeRegistration(new Date('2026-11-20T02:29:59.999Z'), registered)).toBe(true);
  });

  it('can be confirmed for seven days', () => {
    expect(confirmableUntil(now, null)).toEqual(before(-7 * day));
    expect(confirmableUntil(now, before(day))).toEqual(before(-7 * day));
    expect(confirmableUntil(now, before(-day))).toEqual(before(-8 * day));
    expect(confirmableSince(now)).toEqual(before(7 * day));
  });
});

describe('the stored record of a transfer', () => {
  const own = { sending_bank: '011', transaction_ref: 'OWN' };
  const read = (record: unknown) => transferOf({ transfer: record, ...own });

  it('is read as it was written', () => {
    expect(read(JSON.parse(transferToJson(transfer)))).toEqual(transfer);
  });

  it('has the reference of its slip if it is old', () => {
    const { sendingBank: _bank, transactionRef: _ref, ...old } = JSON.parse(transferToJson(transfer));
    expect(read(old)).toEqual({ ...transfer, sendingBank: '011', transactionRef: 'OWN' });
  });

  it.each([null, {}, { ...transfer, amountSatang: 0 }, { ...transfer, transferredAt: 'today' }])(
    'is missing if it is invalid (%#)',
    (record) => expect(read(record)).toBeUndefined(),
  );
});
