import { formatBaht, formatDateTime, type Translate } from '@chada/messages';
import { shortBaht } from '../common/money/baht-text.ts';
import { errorCode, errorFigure, errorName } from '../common/query/error-facts.ts';

export type SlipAct =
  | 'retry'
  | 'chooseOther'
  | 'useSlipAmount'
  | 'askStaff'
  | 'askReturn'
  | 'seeHistory'
  | 'seeAccount'
  | 'seeLimits'
  | 'contact';

export interface SlipAdvice {
  readonly text: string;
  readonly acts: readonly SlipAct[];
  readonly slipAmountSatang: number | undefined;
}

interface Facts {
  readonly account: string;
  readonly slipAmountSatang: number | undefined;
  readonly minimumSatang: number | undefined;
  readonly opensAt: string | undefined;
}

type Advise = (facts: Facts, t: Translate) => { text: string; acts: readonly SlipAct[] };

const adviceByCode = new Map<string, Advise>(
  Object.entries({
    SLIP_NOT_IMAGE: (_facts, t) => ({ text: t('slip.adviceNotImage'), acts: ['chooseOther'] }),
    SLIP_TOO_LARGE: (_facts, t) => ({ text: t('slip.adviceTooLarge'), acts: ['chooseOther'] }),
    SLIP_NO_QR: (_facts, t) => ({ text: t('slip.adviceNoQr'), acts: ['chooseOther', 'askStaff'] }),
    SLIP_TRANSFER_UNKNOWN: (_facts, t) => ({
      text: t('slip.adviceUnknown'),
      acts: ['retry', 'askStaff'],
    }),
    SLIP_ALREADY_USED: (_facts, t) => ({ text: t('slip.adviceUsed'), acts: ['seeHistory', 'chooseOther'] }),
    SLIP_WRONG_RECEIVER: (_facts, t) => ({
      text: t('slip.adviceReceiver'),
      acts: ['chooseOther', 'seeAccount'],
    }),
    SLIP_WRONG_SENDER: ({ account }, t) => ({
      text: t('slip.adviceSender', { account }),
      acts: ['chooseOther', 'askStaff'],
    }),
    SLIP_TOO_OLD: (_facts, t) => ({
      text: t('slip.adviceTooOld'),
      acts: ['chooseOther', 'askStaff'],
    }),
    SLIP_BEFORE_REGISTRATION: (_facts, t) => ({
      text: t('slip.adviceBeforeRegistration'),
      acts: ['chooseOther', 'contact'],
    }),
    SLIP_NEEDS_STAFF: (_facts, t) => ({
      text: t('slip.adviceNeedsStaff'),
      acts: ['askStaff', 'chooseOther'],
    }),
    SLIP_WRONG_AMOUNT: ({ slipAmountSatang }, t) =>
      slipAmountSatang === undefined
        ? { text: t('slip.adviceAmountUnknown'), acts: ['chooseOther'] }
        : {
            text: t('slip.adviceAmount', { amount: formatBaht(slipAmountSatang) }),
            acts: ['useSlipAmount', 'chooseOther'],
          },
    DEPOSIT_BELOW_MINIMUM: ({ minimumSatang }, t) => ({
      text:
        minimumSatang === undefined
          ? t('slip.adviceMinimumUnknown')
          : t('slip.adviceMinimum', { minimum: shortBaht(minimumSatang) }),
      acts: ['contact', 'chooseOther'],
    }),
    DEPOSIT_LIMIT_REACHED: ({ opensAt }, t) => ({
      text:
        opensAt === undefined
          ? t('slip.adviceLimitTooHigh')
          : t('slip.adviceLimit', { time: formatDateTime(opensAt) }),
      acts: ['askReturn', 'seeLimits'],
    }),
    PLAY_PAUSED: ({ opensAt }, t) => ({
      text:
        opensAt === undefined
          ? t('slip.advicePausedNoEnd')
          : t('slip.advicePaused', { time: formatDateTime(opensAt) }),
      acts: ['askReturn', 'seeLimits'],
    }),
    BANK_UNAVAILABLE: (_facts, t) => ({ text: t('slip.adviceBank'), acts: ['retry', 'askStaff'] }),
    SLIP_NOT_CONFIRMABLE: (_facts, t) => ({ text: t('slip.adviceNotConfirmable'), acts: ['retry'] }),
  } satisfies Record<string, Advise>),
);

// If no response arrived, the member can retry, because sending the same picture again is safe.
const adviceWithoutAnswer: Advise = (_facts, t) => ({ text: t('slip.adviceConnection'), acts: ['retry'] });
const adviceOtherwise: Advise = (_facts, t) => ({
  text: t('slip.adviceOther'),
  acts: ['retry', 'askStaff'],
});

const adviceToConfirmAgain: Advise = (_facts, t) => ({ text: t('slip.adviceConfirmAgain'), acts: [] });

export function adviseOnSlip(
  error: unknown,
  { while: act, account }: { while: 'verifying' | 'confirming'; account: string },
  t: Translate,
): SlipAdvice {
  const code = errorCode(error);
  const facts: Facts = {
    account,
    slipAmountSatang: errorFigure(error, 'slipAmountSatang'),
    minimumSatang: errorFigure(error, 'minimumSatang'),
    opensAt: errorName(error, 'opensAt') ?? errorName(error, 'until'),
  };
  const unnamed = code === undefined ? adviceWithoutAnswer : adviceOtherwise;
  const advise = adviceByCode.get(code ?? '') ?? (act === 'confirming' ? adviceToConfirmAgain : unnamed);
  return { ...advise(facts, t), slipAmountSatang: facts.slipAmountSatang };
}
