import * as z from 'zod/mini';
import { consentVersionSchema } from './consent.contract.ts';
import { sample } from './examples.contract.ts';
import { defineOperation } from './operation.ts';
import {
  bankAccountSchema,
  bankIdSchema,
  bankNameSchema,
  emailSchema,
  lineIdSchema,
  passwordSchema,
  phoneSchema,
  textSchema,
  usernameSchema,
  uuidSchema,
} from './schemas.ts';

/** An affiliate code. The parser accepts any case and returns upper case. */
export const affiliateCodeSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/), z.toUpperCase());
/** The team or marketing code of a registration link, in any writing system. */
export const campaignCodeSchema = textSchema(64, 1);

const availabilitySchema = z.object({ available: z.boolean() });

export const registerMember = defineOperation({
  id: 'register.member',
  method: 'POST',
  path: '/api/user/register',
  rows: ['AP-23', 'PU-03'],
  auth: 'public',
  summary: 'Registers a member. The member’s name is the name of the account holder from the bank.',
  body: z.object({
    phone: phoneSchema,
    username: usernameSchema,
    password: passwordSchema,
    bankName: bankNameSchema,
    bankId: bankIdSchema,
    /** Always true, because every member must confirm the brand's minimum age (RD-17). */
    ageConfirmed: z.literal(true),
    /** The consents that the member gave. */
    consents: z.optional(z.array(consentVersionSchema).check(z.maxLength(10))),
    /** The API refuses `lineId` or `email` if the brand's configuration does not ask for the field. */
    lineId: z.optional(lineIdSchema),
    email: z.optional(emailSchema),
    /** The id of the verified one-time code, if the brand asks for a code. */
    phoneCodeId: z.optional(uuidSchema),
    afCode: z.optional(affiliateCodeSchema),
    team: z.optional(campaignCodeSchema),
    marketing: z.optional(campaignCodeSchema),
  }),
  response: z.object({ uuid: uuidSchema, username: usernameSchema }),
  errors: [
    'PASSWORD_COMMON',
    'PHONE_TAKEN',
    'USERNAME_TAKEN',
    'BANK_ACCOUNT_TAKEN',
    'BANK_ACCOUNT_UNKNOWN',
    'BANK_UNAVAILABLE',
    'AFFILIATE_CODE_UNKNOWN',
    'PHONE_NOT_VERIFIED',
  ],
  provisional: true,
  example: {
    body: {
      phone: sample.phone,
      username: sample.username,
      password: 'แมวน้อยกินปลาทู9',
      ...sample.bank,
      ageConfirmed: true,
      afCode: 'A7K2M9',
    },
    response: { uuid: sample.uuid, username: sample.username },
  },
});

export const registerCheckPhone = defineOperation({
  id: 'register.checkPhone',
  method: 'GET',
  path: '/api/user/checkPhone/{value}',
  rows: ['AP-23', 'VA-02'],
  auth: 'public',
  summary:
    'Checks whether a phone number is available for registration, and returns nothing else (RD-20). Always true if the brand asks for a one-time code.',
  params: z.object({ value: phoneSchema }),
  response: availabilitySchema,
  provisional: true,
  example: { params: { value: sample.phone }, response: { available: true } },
});

export const registerCheckUsername = defineOperation({
  id: 'register.checkUsername',
  method: 'GET',
  path: '/api/user/checkUsername/{value}',
  rows: ['AP-23', 'VA-02'],
  auth: 'public',
  summary: 'Checks whether a username is available for registration.',
  params: z.object({ value: usernameSchema }),
  response: availabilitySchema,
  provisional: true,
  example: { params: { value: sample.username }, response: { available: true } },
});

export const registerCheckBankId = defineOperation({
  id: 'register.checkBankId',
  method: 'POST',
  path: '/api/user/checkBankId/{bankId}',
  rows: ['AP-23', 'VA-02'],
  auth: 'public',
  summary: 'Checks whether a bank account is available for registration.',
  params: z.object({ bankId: bankIdSchema }),
  body: z.object({ bankName: bankNameSchema }),
  response: availabilitySchema,
  provisional: true,
  example: {
    params: { bankId: sample.bank.bankId },
    body: { bankName: sample.bank.bankName },
    response: { available: true },
  },
});

export const registerInviter = defineOperation({
  id: 'register.inviter',
  method: 'GET',
  path: '/api/user/inviter/{afCode}',
  rows: ['AP-23', 'PU-06'],
  auth: 'public',
  summary: 'Returns the masked name of the member with this affiliate code.',
  params: z.object({ afCode: affiliateCodeSchema }),
  response: z.object({ afCode: affiliateCodeSchema, inviterName: z.string() }),
  errors: ['AFFILIATE_CODE_UNKNOWN'],
  provisional: true,
  example: { params: { afCode: 'A7K2M9' }, response: { afCode: 'A7K2M9', inviterName: 'สม*** ใ***' } },
});

export const registerBankName = defineOperation({
  id: 'register.bankName',
  method: 'POST',
  path: '/api/bank/name',
  rows: ['AP-23', 'VA-02', 'ER-05'],
  auth: 'public',
  summary: 'The name of a bank account’s holder, from the bank.',
  body: bankAccountSchema,
  response: z.object({ accountName: z.string() }),
  errors: ['BANK_ACCOUNT_UNKNOWN', 'BANK_UNAVAILABLE'],
  provisional: true,
  example: { body: sample.bank, response: { accountName: sample.name } },
});

const secondsSchema = z.int().check(z.gte(0));

export const registerRequestPhoneCode = defineOperation({
  id: 'register.requestPhoneCode',
  method: 'POST',
  path: '/api/user/register/phoneCode',
  rows: [],
  auth: 'public',
  summary:
    'Sends a one-time code to a phone number. The response is the same for numbers of members. A repeated request with the same id sends nothing.',
  body: z.object({
    /** The browser creates this random id, and also sends the id with the registration. */
    id: uuidSchema,
    phone: phoneSchema,
  }),
  response: z.object({
    /** Four letters that the screen and the text message both show. */
    reference: z.string().check(z.regex(/^[A-Z]{4}$/)),
    expiresInSeconds: secondsSchema,
    /** The member can request another code after this number of seconds. */
    resendInSeconds: secondsSchema,
  }),
  errors: ['FEATURE_OFF', 'PHONE_CODE_NOT_SENT'],
  provisional: false,
  extension: true,
  example: {
    body: { id: sample.uuid, phone: sample.phone },
    response: { reference: 'KMTR', expiresInSeconds: 300, resendInSeconds: 60 },
  },
});

export const registerVerifyPhoneCode = defineOperation({
  id: 'register.verifyPhoneCode',
  method: 'POST',
  path: '/api/user/register/phoneCode/{id}',
  rows: [],
  auth: 'public',
  summary: 'Verifies a one-time code. The same code can be verified again if the response was lost.',
  params: z.object({ id: uuidSchema }),
  body: z.object({ code: z.string().check(z.regex(/^\d{6}$/)) }),
  response: z.object({
    /** The verification of the phone number is valid for this number of seconds. */
    expiresInSeconds: secondsSchema,
  }),
  errors: ['FEATURE_OFF', 'PHONE_CODE_WRONG', 'PHONE_CODE_EXPIRED', 'PHONE_CODE_TRIES_USED_UP'],
  provisional: false,
  extension: true,
  example: {
    params: { id: sample.uuid },
    body: { code: '482915' },
    response: { expiresInSeconds: 1800 },
  },
});
