import type { Translate } from '@chada/messages';
import { errorCode, errorFigure, errorName } from '../common/query/error-facts.ts';
import { adviceByCode, type AdviceFunction, type SlipAction, type SlipFacts } from './advice-by-code.ts';

export interface SlipAdvice {
  readonly text: string;
  readonly actions: readonly SlipAction[];
  readonly slipAmountSatang: number | undefined;
}

// If no response arrived, the member can retry, because sending the same picture again is safe.
const adviceWithoutAnswer: AdviceFunction = (_facts, t) => ({
  text: t('slip.adviceConnection'),
  actions: ['retry'],
});
const adviceOtherwise: AdviceFunction = (_facts, t) => ({
  text: t('slip.adviceOther'),
  actions: ['retry', 'askStaff'],
});

const adviceToConfirmAgain: AdviceFunction = (_facts, t) => ({
  text: t('slip.adviceConfirmAgain'),
  actions: [],
});

export function adviseOnSlip(
  error: unknown,
  { phase, account }: { phase: 'verifying' | 'confirming'; account: string },
  t: Translate,
): SlipAdvice {
  const code = errorCode(error);
  const facts: SlipFacts = {
    account,
    slipAmountSatang: errorFigure(error, 'slipAmountSatang'),
    minimumSatang: errorFigure(error, 'minimumSatang'),
    opensAt: errorName(error, 'opensAt') ?? errorName(error, 'until'),
  };
  const unnamed = code === undefined ? adviceWithoutAnswer : adviceOtherwise;
  const advise = adviceByCode.get(code ?? '') ?? (phase === 'confirming' ? adviceToConfirmAgain : unnamed);
  return { ...advise(facts, t), slipAmountSatang: facts.slipAmountSatang };
}
