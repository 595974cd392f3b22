import { errorCodes } from '@chada/contract/error-codes';
import { replies } from '@chada/testing';
import { asFault } from '../../crawl/answer-faults.ts';
import { badResponses } from '../bad-responses.ts';
import { deliverOutdatedCredit } from './outdated-credit.ts';
import { endSession, getBadResponse, startMaintenance } from './fault-scenarios.ts';
import { loseResponse, loseNetwork, timeOut } from './network-faults.ts';
import type { FaultRun } from './fault-run.ts';
import { pressTwice, pressInTwoTabs } from './press-twice.ts';
import type { Write } from './write.ts';

export interface FaultRow {
  readonly title: string;
  readonly apply: (run: FaultRun) => Promise<void>;
  readonly appliesTo?: (write: Write) => boolean;
}

const noSession = asFault(replies.refuse('SESSION_INVALID'));
const tooMany = asFault(replies.refuse('RATE_LIMITED', {}, { 'retry-after': '30' }));

export const faultRows: readonly FaultRow[] = [
  ...badResponses.map(({ title, fault, words }) => ({
    title,
    apply: (run: FaultRun) => getBadResponse(run, { fault, words: run.faultCase.t(words), isRefused: false }),
  })),
  {
    title: '429 with Retry-After',
    apply: (run) =>
      getBadResponse(run, {
        fault: tooMany,
        words: run.faultCase.t('apiErrors.tooManyRequestsSeconds', { seconds: 30 }),
        isRefused: true,
      }),
  },
  {
    title: '[ER-01] [ME-02] 401 during the write',
    apply: (run) =>
      endSession(run, {
        fault: noSession,
        message: 'session.sessionEnded',
        words: errorCodes.SESSION_INVALID.message,
      }),
  },
  {
    title: '[RD-03] the page of a captive portal',
    apply: (run) =>
      endSession(run, {
        fault: asFault(replies.html(200)),
        message: 'apiErrors.captivePortal',
        words: run.faultCase.t('apiErrors.captivePortal'),
      }),
  },
  { title: '[ER-02] [ER-08] [CO-01] no response in 60 s', apply: timeOut },
  { title: '[ER-08] a response that is lost after the write', apply: loseResponse },
  { title: '[SH-06] no network at the press', apply: (run) => loseNetwork(run, 'before') },
  {
    title: '[SH-06] the network lost during the call, then back',
    apply: (run) => loseNetwork(run, 'meanwhile'),
  },
  { title: '[ST-08] maintenance that starts while the form is filled in', apply: startMaintenance },
  { title: 'a double click', apply: (run) => pressTwice(run, 'click') },
  { title: 'a double Enter', apply: (run) => pressTwice(run, 'Enter') },
  { title: 'two tabs at once', apply: pressInTwoTabs },
  {
    title: '[ST-06] an outdated credit that arrives late',
    apply: deliverOutdatedCredit,
    appliesTo: ({ movesCredit }) => movesCredit === true,
  },
];
