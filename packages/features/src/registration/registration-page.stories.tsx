import type { ErrorCode } from '@chada/contract/error-codes';
import { inMaintenance, replies, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { choose, leaveField, press, seeRefusal, tick, type } from '../../test/story-actions.ts';
import { RegistrationPage } from './registration-page.tsx';

const path = '/register';

export default { title: 'Screens/Register', component: RegistrationPage } satisfies Meta<
  typeof RegistrationPage
>;

export const Filled = screenStory({ path });
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });
export const Invited = screenStory({ path: '/aff/A7K2M9' });

async function fillAccount(): Promise<void> {
  await type('เบอร์โทรศัพท์', '0812223333');
  await type('ชื่อผู้ใช้', 'somchai');
  await type('รหัสผ่าน', 'แมวน้อยกินปลาทู9');
  await press('ถัดไป');
}
async function fillBank(): Promise<void> {
  await fillAccount();
  await choose('ธนาคาร', 'KBANK');
  await type('เลขที่บัญชี', '1234567890');
}

export const TermsAndPrivacy = screenStory({
  path,
  brand: {
    pages: [
      { slug: 'terms', title: 'ข้อกำหนดการใช้บริการ', description: 'ข้อกำหนด', blocks: [] },
      { slug: 'privacy', title: 'นโยบายความเป็นส่วนตัว', description: 'นโยบาย', blocks: [] },
    ],
  },
});
export const BankStep = screenStory({ path }, fillBank);
export const Consents = screenStory(
  {
    path,
    brand: {
      registration: {
        consents: [
          { id: 'terms', version: '1', text: 'ฉันอ่านและยอมรับ', page: 'terms', required: true },
          { id: 'offers', version: '1', text: 'ฉันอยากรับข่าวสารและโปรโมชันทางเอสเอ็มเอส', required: false },
        ],
      },
      pages: [{ slug: 'terms', title: 'ข้อตกลงการใช้งาน', description: 'ข้อตกลง', blocks: [] }],
    },
  },
  async () => {
    await fillBank();
    await press('สมัครสมาชิก');
  },
);
const contactFirst = {
  registration: {
    steps: [
      { title: 'ติดต่อคุณ', fields: ['phone', 'lineId', { id: 'email', required: false }] },
      { fields: ['username', 'password'] },
      { fields: ['bankAccount', 'ageConfirmed'] },
    ],
    consents: [],
  },
};
export const ContactFirst = screenStory({ path, brand: contactFirst }, async () => {
  await press('ถัดไป');
});
export const OneStep = screenStory({
  path,
  brand: {
    registration: {
      steps: [{ title: 'เปิดบัญชี', fields: ['bankAccount', 'phone', 'username', 'password', 'ageConfirmed'] }],
      consents: [],
    },
  },
});
const coded = { registration: { phoneCode: true, consents: [] } };
async function askCode(): Promise<void> {
  await fillBank();
  await tick();
  await press('ถัดไป');
}
export const PhoneCode = screenStory({ path, brand: coded }, askCode);
const codeRequestRefused = (code: ErrorCode) =>
  screenStory(
    { path, brand: coded, replies: { 'register.requestPhoneCode': replies.refuse(code) } },
    async () => {
      await askCode();
      await seeRefusal(code);
    },
  );
export const CodeRequestRefusedFeatureOff = codeRequestRefused('FEATURE_OFF');
export const CodeRequestRefusedPhoneCodeNotSent = codeRequestRefused('PHONE_CODE_NOT_SENT');
async function sendCode(): Promise<void> {
  await askCode();
  await type('รหัสยืนยัน 6 หลัก', '111111');
  await press('สมัครสมาชิก');
}
const codeRefused = (code: ErrorCode, details: { readonly triesLeft?: number } = {}) =>
  screenStory(
    { path, brand: coded, replies: { 'register.verifyPhoneCode': replies.refuse(code, { details }) } },
    async () => {
      await sendCode();
      await seeRefusal(code);
    },
  );
export const CodeRefusedFeatureOff = codeRefused('FEATURE_OFF');
export const CodeRefusedPhoneCodeWrong = codeRefused('PHONE_CODE_WRONG', { triesLeft: 4 });
export const CodeRefusedPhoneCodeExpired = codeRefused('PHONE_CODE_EXPIRED');
export const CodeRefusedPhoneCodeTriesUsedUp = codeRefused('PHONE_CODE_TRIES_USED_UP');
export const RefusedPhoneNotVerified = screenStory(
  { path, brand: coded, replies: { 'register.member': replies.refuse('PHONE_NOT_VERIFIED') } },
  async () => {
    await sendCode();
    await seeRefusal('PHONE_NOT_VERIFIED');
  },
);
export const OwnBanks = screenStory({ path, brand: { banks: ['KBANK', 'SCB', 'BBL'] } }, fillBank);
export const Incomplete = screenStory({ path }, () => press('ถัดไป'));
export const Taken = screenStory(
  {
    path,
    replies: {
      'register.checkPhone': replies.data({ available: false }),
      'register.checkUsername': replies.data({ available: false }),
    },
  },
  fillAccount,
);

const holderRefused = (code: ErrorCode) =>
  screenStory({ path, replies: { 'register.bankName': replies.refuse(code) } }, async () => {
    await fillBank();
    await leaveField();
    await seeRefusal(code);
  });
export const HolderRefusedBankAccountUnknown = holderRefused('BANK_ACCOUNT_UNKNOWN');
export const HolderRefusedBankUnavailable = holderRefused('BANK_UNAVAILABLE');

const refused = (code: ErrorCode, at = path) =>
  screenStory({ path: at, replies: { 'register.member': replies.refuse(code) } }, async () => {
    await fillBank();
    await tick();
    await press('สมัครสมาชิก');
    await seeRefusal(code);
  });
export const RefusedPhoneTaken = refused('PHONE_TAKEN');
export const RefusedUsernameTaken = refused('USERNAME_TAKEN');
export const RefusedPasswordCommon = refused('PASSWORD_COMMON');
export const RefusedBankAccountTaken = refused('BANK_ACCOUNT_TAKEN');
export const RefusedBankAccountUnknown = refused('BANK_ACCOUNT_UNKNOWN');
export const RefusedBankUnavailable = refused('BANK_UNAVAILABLE');
export const RefusedAffiliateCodeUnknown = refused('AFFILIATE_CODE_UNKNOWN', '/aff/A7K2M9');
export const InviterRefusedAffiliateCodeUnknown = screenStory(
  { path: '/aff/A7K2M9', replies: { 'register.inviter': replies.refuse('AFFILIATE_CODE_UNKNOWN') } },
  () => seeRefusal('AFFILIATE_CODE_UNKNOWN'),
);
