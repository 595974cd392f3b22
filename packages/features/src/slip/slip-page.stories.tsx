import type { ErrorCode } from '@chada/contract/error-codes';
import {
  aSlip,
  aWaitingSlip,
  emptied,
  failing,
  inMaintenance,
  loading,
  manySlipRequests,
  replies,
  screenStory,
} from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { give, press, see, seeRefusal, type } from '../../test/story-actions.ts';
import { SlipPage } from './slip-page.tsx';

const path = '/auth/deposit/slip';

export default { title: 'Screens/Slip', component: SlipPage } satisfies Meta<typeof SlipPage>;

export const Filled = screenStory({ path });
export const Loading = screenStory({ path, replies: { 'slip.myRequest': loading } });
export const Empty = screenStory({ path, replies: { 'slip.myRequest': emptied('slip.myRequest') } });
export const Failed = screenStory({ path, replies: { 'slip.myRequest': failing } });
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });
export const Long = screenStory({
  path,
  replies: { 'slip.myRequest': replies.data({ items: manySlipRequests(12) }) },
});

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="160"><path fill="#e8f5e9" d="M0 0h120v160H0z"/>' +
  '<path fill="#2e7d32" d="M20 30h80v8H20zM20 60h60v8H20zM20 80h70v8H20zM40 110h40v40H40z"/></svg>';
const picture = new File([drawing], 'สลิปโอนเงินธนาคารกสิกรไทยวันที่20พฤศจิกายน2569.svg', {
  type: 'image/svg+xml',
});
async function send(): Promise<void> {
  await give(/เลือกรูปสลิป/, picture);
  await press('ตรวจสอบสลิป');
}
export const Verified = screenStory({ path }, async () => {
  await send();
  await see('พบรายการโอนแล้ว');
});
export const PendingWithWait = screenStory(
  {
    path,
    replies: {
      'slip.verify': replies.data(
        aSlip({
          status: 'pending',
          amountSatang: null,
          transferredAt: null,
          sender: null,
          receiver: null,
          retryAfterSeconds: 420,
        }),
      ),
    },
  },
  async () => {
    await send();
    await see(/ประมาณ 7\sนาที/);
  },
);
export const Waiting = screenStory(
  { path, replies: { 'slip.myRequest': replies.data({ items: [], waiting: [aWaitingSlip()] }) } },
  () => see('สลิปที่รอคุณยืนยัน'),
);
export const Incomplete = screenStory({ path }, () => press('ตรวจสอบสลิป'));

const refused = (code: ErrorCode) =>
  screenStory(
    {
      path: `${path}?amount=500`,
      replies: { 'slip.verify': replies.refuse(code, { details: { slipAmountSatang: 45_000 } }) },
    },
    async () => {
      await send();
      await seeRefusal(code);
    },
  );
export const RefusedSlipNotImage = refused('SLIP_NOT_IMAGE');
export const RefusedSlipTooLarge = refused('SLIP_TOO_LARGE');
export const RefusedSlipNoQr = refused('SLIP_NO_QR');
export const RefusedSlipTransferUnknown = refused('SLIP_TRANSFER_UNKNOWN');
export const RefusedSlipAlreadyUsed = refused('SLIP_ALREADY_USED');
export const RefusedSlipWrongReceiver = refused('SLIP_WRONG_RECEIVER');
export const RefusedSlipWrongSender = refused('SLIP_WRONG_SENDER');
export const RefusedSlipTooOld = refused('SLIP_TOO_OLD');
export const RefusedSlipBeforeRegistration = refused('SLIP_BEFORE_REGISTRATION');
export const RefusedSlipNeedsStaff = refused('SLIP_NEEDS_STAFF');
export const RefusedSlipWrongAmount = refused('SLIP_WRONG_AMOUNT');
export const RefusedDepositBelowMinimum = refused('DEPOSIT_BELOW_MINIMUM');
export const RefusedBankUnavailable = refused('BANK_UNAVAILABLE');

const confirmRefused = (code: ErrorCode) =>
  screenStory({ path, replies: { 'slip.confirm': replies.refuse(code) } }, async () => {
    await send();
    await press(/ยืนยันเติมเครดิต/);
    await seeRefusal(code);
  });
export const ConfirmRefusedSlipAlreadyUsed = confirmRefused('SLIP_ALREADY_USED');
export const ConfirmRefusedSlipNotConfirmable = confirmRefused('SLIP_NOT_CONFIRMABLE');
export const ConfirmRefusedDepositLimitReached = confirmRefused('DEPOSIT_LIMIT_REACHED');

const returnRefused = (code: ErrorCode) =>
  screenStory(
    {
      path,
      replies: {
        'slip.confirm': replies.refuse('DEPOSIT_LIMIT_REACHED', {
          details: { opensAt: '2099-01-01T00:00:00.000Z' },
        }),
        'slip.requestReturn': replies.refuse(code),
      },
    },
    async () => {
      await send();
      await press(/ยืนยันเติมเครดิต/);
      await press('ขอให้โอนเงินคืน');
      await seeRefusal(code);
    },
  );
export const ReturnRefusedSlipAlreadyUsed = returnRefused('SLIP_ALREADY_USED');
export const ReturnRefusedSlipNotConfirmable = returnRefused('SLIP_NOT_CONFIRMABLE');

const requestRefused = (code: ErrorCode) =>
  screenStory({ path, replies: { 'slip.requestDeposit': replies.refuse(code) } }, async () => {
    await press('สลิปอ่านไม่ได้ ให้ทีมงานตรวจสอบ');
    await type('ยอดที่โอน', '500');
    await press('ส่งคำขอ');
    await seeRefusal(code);
  });
export const RequestRefusedSlipAlreadyUsed = requestRefused('SLIP_ALREADY_USED');
export const RequestRefusedSlipNotConfirmable = requestRefused('SLIP_NOT_CONFIRMABLE');
export const RequestRefusedDepositBelowMinimum = requestRefused('DEPOSIT_BELOW_MINIMUM');
