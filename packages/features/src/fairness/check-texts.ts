import type { CheckStep } from '@chada/fairness/log';
import type { TimelineState } from '@chada/ui-kit';

const stepTexts = {
  clientSeed: {
    title: 'drawCheck.clientSeed',
    ok: 'drawCheck.clientSeedOk',
    failed: 'drawCheck.clientSeedFailed',
    waiting: 'drawCheck.clientSeedUnproven',
    unproven: 'drawCheck.clientSeedUnproven',
  },
  logged: {
    title: 'drawCheck.logged',
    ok: 'drawCheck.loggedOk',
    failed: 'drawCheck.loggedFailed',
    waiting: 'drawCheck.loggedWaiting',
    unproven: 'drawCheck.loggedFailed',
  },
  history: {
    title: 'drawCheck.history',
    ok: 'drawCheck.historyOk',
    failed: 'drawCheck.historyFailed',
    waiting: 'drawCheck.historyFailed',
    unproven: 'drawCheck.historyFailed',
  },
  serverSeed: {
    title: 'drawCheck.serverSeed',
    ok: 'drawCheck.serverSeedOk',
    failed: 'drawCheck.serverSeedFailed',
    waiting: 'drawCheck.serverSeedWaiting',
    unproven: 'drawCheck.serverSeedFailed',
  },
  weights: {
    title: 'drawCheck.weights',
    ok: 'drawCheck.weightsOk',
    failed: 'drawCheck.weightsFailed',
    waiting: 'drawCheck.weightsFailed',
    unproven: 'drawCheck.weightsFailed',
  },
  outcome: {
    title: 'drawCheck.outcome',
    ok: 'drawCheck.outcomeOk',
    failed: 'drawCheck.outcomeFailed',
    waiting: 'drawCheck.outcomeWaiting',
    unproven: 'drawCheck.outcomeFailed',
  },
  prize: {
    title: 'drawCheck.prize',
    ok: 'drawCheck.prizeOk',
    failed: 'drawCheck.prizeFailed',
    waiting: 'drawCheck.prizeFailed',
    unproven: 'drawCheck.prizeFailed',
  },
} as const;

export function textsOfStep({ name, result }: CheckStep) {
  const texts = stepTexts[name];
  return { title: texts.title, detail: texts[result] };
}

export const timelineState: Readonly<Record<CheckStep['result'], TimelineState>> = {
  ok: 'done',
  failed: 'failed',
  waiting: 'waiting',
  unproven: 'current',
};

export const resultTexts = {
  proven: { title: 'drawCheck.proven', text: 'drawCheck.provenText', tone: 'positive' },
  unproven: { title: 'drawCheck.unproven', text: 'drawCheck.unprovenText', tone: 'warning' },
  waiting: { title: 'drawCheck.waiting', text: 'drawCheck.waitingText', tone: 'info' },
  failed: { title: 'drawCheck.failed', text: 'drawCheck.failedText', tone: 'negative' },
} as const;

export const troubleTexts = {
  unreadable: { title: 'fairness.unreadable', text: 'fairness.unreadableText', tone: 'warning' },
  unsigned: { title: 'fairness.unsigned', text: 'fairness.unsignedText', tone: 'warning' },
  unsupported: { title: 'fairness.unsupported', text: 'fairness.unsupportedText', tone: 'info' },
} as const;
