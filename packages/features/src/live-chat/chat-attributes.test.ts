import { chatAttributes } from '@chada/client-config';
import { aMember } from '@chada/testing';
import { describe, expect, it } from 'vitest';
import { sampleClient } from '../../test/sample-client.ts';
import { chatAttributesOf } from './chat-attributes.ts';

const withAttributes = (attributes?: readonly string[]) =>
  sampleClient({ chat: { scriptUrl: 'https://chat.example/a.js', ...(attributes && { attributes }) } });

describe('[CH-02] the member data sent to a chat', () => {
  const user = aMember({
    name: 'สมศรี ใจดี',
    phone: '0812345678',
    level: 3,
    user_pass: { username: 'somsri88' },
    user_bank: { uuid: '7b8c9d0e-1f2a-4b3c-8d4e-5f6a7b8c9d0e', bankName: 'KBANK', bankId: '1234567890' },
    user_credit: { point: 120, creditSatang: 5_000, level: 3 },
  });

  it('contains all attributes of the specification if the brand allows all attributes', () => {
    expect(chatAttributesOf(user, withAttributes(chatAttributes))).toEqual({
      name: 'สมศรี ใจดี',
      phone: '0812345678',
      username: 'somsri88',
      bankName: 'KBANK',
      bankId: '1234567890',
      level: 3,
      point: 120,
      email: 'somsri88@sample.invalid',
    });
  });

  it.each(chatAttributes.map((name) => [name]))(
    'contains only %s if the brand allows only this attribute',
    (name) => {
      expect(Object.keys(chatAttributesOf(user, withAttributes([name])))).toEqual([name]);
    },
  );

  it('is empty if the brand allows no attribute', () => {
    expect(chatAttributesOf(user, withAttributes())).toEqual({});
    expect(chatAttributesOf(user, sampleClient())).toEqual({});
  });
});
