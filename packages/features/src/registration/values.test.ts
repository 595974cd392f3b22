import { describe, expect, it } from 'vitest';
import { emptyValues, fillFromDraft } from './values.ts';

const draft = {
  step1: { phone: '0812223333', username: 'somchai', ageConfirmed: true },
  step2: { bankName: 'KBANK', bankId: '1234567890', accountName: '' },
};

describe('the draft of a registration', () => {
  it('fills empty fields except the password', () => {
    expect(fillFromDraft(emptyValues, draft)).toEqual({
      phone: '0812223333',
      username: 'somchai',
      password: '',
      bankName: 'KBANK',
      bankId: '1234567890',
      ageConfirmed: true,
      consents: [],
      lineId: '',
      email: '',
    });
  });

  it('keeps values that were typed before the draft was read', () => {
    const values = { ...emptyValues, username: 'malee', password: 'แมวน้อยกินปลา' };
    expect(fillFromDraft(values, draft)).toMatchObject({ username: 'malee', password: 'แมวน้อยกินปลา' });
  });

  it('changes nothing without a draft', () => {
    expect(fillFromDraft(emptyValues, { step1: null, step2: null })).toEqual(emptyValues);
  });
});
