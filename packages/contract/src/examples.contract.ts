/** The values of one fictional member, so that the examples agree with each other. */
export const sample = {
  uuid: '3f0f5b7e-8f2a-4c1d-9a57-6f2d1c0b9e11',
  bankUuid: 'a0c1d9b2-57f3-4f4e-8a0e-0b6f3c2d7e55',
  username: 'somsri88',
  name: 'สมศรี ใจดี',
  phone: '0812345678',
  bank: { bankName: 'KBANK', bankId: '1234567890' },
  requestedAt: '2026-11-20T03:15:00.000Z',
  settledAt: '2026-11-20T03:16:30.000Z',
} as const;
