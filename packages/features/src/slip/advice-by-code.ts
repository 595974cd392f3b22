import { formatBaht, formatDateTime, type Translate } from '@chada/messages';
import { shortBaht } from '../common/money/baht-text.ts';

export type SlipAction =
  | 'retry'
  | 'chooseOther'
  | 'useSlipAmount'
  | 'askStaff'
  | 'askReturn'
  | 'seeHistory'
  | 'seeAccount'
  | 'seeLimits'
  | 'contact';

export interface SlipFacts {
  readonly account: string;
  readonly slipAmountSatang: number | undefined;
  readonly minimumSatang: number | undefined;
  readonly opensAt: string | undefined;
}

export type AdviceFunction = (
  facts: SlipFacts,
  t: Translate,
) => { text: string; actions: readonly SlipAction[] };

export const adviceByCode = new Map<string, AdviceFunction>(
  Object.entries({
    SLIP_NOT_IMAGE: (_facts, t) => ({ text: t('slip.adviceNotImage'), actions: ['chooseOther'] }),
    SLIP_TOO_LARGE: (_facts, t) => ({ text: t('slip.adviceTooLarge'), actions: ['chooseOther'] }),
    SLIP_NO_QR: (_facts, t) => ({ text: t('slip.adviceNoQr'), actions: ['chooseOther', 'askStaff'] }),
    SLIP_TRANSFER_UNKNOWN: (_facts, t) => ({
      text: t('slip.adviceUnknown'),
      actions: ['retry', 'askStaff'],
    }),
    SLIP_ALREADY_USED: (_facts, t) => ({
      text: t('slip.adviceUsed'),
      actions: ['seeHistory', 'chooseOther'],
    }),
    SLIP_WRONG_RECEIVER: (_facts, t) => ({
      text: t('slip.adviceReceiver'),
      actions: ['chooseOther', 'seeAccount'],
    }),
    SLIP_WRONG_SENDER: ({ account }, t) => ({
      text: t('slip.adviceSender', { account }),
      actions: ['chooseOther', 'askStaff'],
    }),
    SLIP_TOO_OLD: (_facts, t) => ({
      text: t('slip.adviceTooOld'),
      actions: ['chooseOther', 'askStaff'],
    }),
    SLIP_BEFORE_REGISTRATION: (_facts, t) => ({
      text: t('slip.adviceBeforeRegistration'),
      actions: ['chooseOther', 'contact'],
    }),
    SLIP_NEEDS_STAFF: (_facts, t) => ({
      text: t('slip.adviceNeedsStaff'),
      actions: ['askStaff', 'chooseOther'],
    }),
    SLIP_WRONG_AMOUNT: ({ slipAmountSatang }, t) =>
      slipAmountSatang === undefined
        ? { text: t('slip.adviceAmountUnknown'), actions: ['chooseOther'] }
        : {
            text: t('slip.adviceAmount', { amount: formatBaht(slipAmountSatang) }),
            actions: ['useSlipAmount', 'chooseOther'],
          },
    DEPOSIT_BELOW_MINIMUM: ({ minimumSatang }, t) => ({
      text:
        minimumSatang === undefined
          ? t('slip.adviceMinimumUnknown')
          : t('slip.adviceMinimum', { minimum: shortBaht(minimumSatang) }),
      actions: ['contact', 'chooseOther'],
    }),
    DEPOSIT_LIMIT_REACHED: ({ opensAt }, t) => ({
      text:
        opensAt === undefined
          ? t('slip.adviceLimitTooHigh')
          : t('slip.adviceLimit', { time: formatDateTime(opensAt) }),
      actions: ['askReturn', 'seeLimits'],
    }),
    PLAY_PAUSED: ({ opensAt }, t) => ({
      text:
        opensAt === undefined
          ? t('slip.advicePausedNoEnd')
          : t('slip.advicePaused', { time: formatDateTime(opensAt) }),
      actions: ['askReturn', 'seeLimits'],
    }),
    BANK_UNAVAILABLE: (_facts, t) => ({ text: t('slip.adviceBank'), actions: ['retry', 'askStaff'] }),
    SLIP_NOT_CONFIRMABLE: (_facts, t) => ({ text: t('slip.adviceNotConfirmable'), actions: ['retry'] }),
  } satisfies Record<string, AdviceFunction>),
);
