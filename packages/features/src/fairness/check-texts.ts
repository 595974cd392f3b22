import type { CheckStep } from '@chada/fairness/log';
import type { ShownCheck } from './verify-proven-draw.ts';
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
    unproven: 'drawCheck.historyRenamed',
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

type SeedBy = 'member' | 'server';

export function textsOfStep({ name, result }: CheckStep, by: SeedBy) {
  const texts = stepTexts[name];
  const isElsewhere = name === 'clientSeed' && result === 'unproven' && by === 'member';
  return {
    title: texts.title,
    detail: isElsewhere ? 'drawCheck.clientSeedElsewhere' : texts[result],
  } as const;
}

export const timelineState: Readonly<Record<CheckStep['result'], TimelineState>> = {
  ok: 'done',
  failed: 'failed',
  waiting: 'waiting',
  unproven: 'current',
};

const resultTexts = {
  proven: { title: 'drawCheck.proven', text: 'drawCheck.provenText', tone: 'positive' },
  unproven: { title: 'drawCheck.unproven', text: 'drawCheck.unprovenText', tone: 'warning' },
  unprovenElsewhere: {
    title: 'drawCheck.unprovenElsewhere',
    text: 'drawCheck.unprovenElsewhereText',
    tone: 'warning',
  },
  restored: { title: 'drawCheck.renamed', text: 'drawCheck.renamedText', tone: 'warning' },
  waiting: { title: 'drawCheck.waiting', text: 'drawCheck.waitingText', tone: 'info' },
  failed: { title: 'drawCheck.failed', text: 'drawCheck.failedText', tone: 'negative' },
} as const;

export function textsOfResult({ result }: ShownCheck, by: SeedBy) {
  return resultTexts[result === 'unproven' && by === 'member' ? 'unprovenElsewhere' : result];
}

export const troubleTexts = {
  unreadable: { title: 'fairness.unreadable', text: 'fairness.unreadableText', tone: 'warning' },
  unsigned: { title: 'fairness.unsigned', text: 'fairness.unsignedText', tone: 'warning' },
  unsupported: { title: 'fairness.unsupported', text: 'fairness.unsupportedText', tone: 'info' },
} as const;
