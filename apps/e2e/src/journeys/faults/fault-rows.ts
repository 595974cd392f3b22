import { errorCodes } from '@chada/contract/error-codes';
import { replies } from '@chada/testing';
import { asFault } from '../../crawl/answer-faults.ts';
import { badAnswers } from '../bad-answers.ts';
import { answerLateOfTheCredit } from './late-credit.ts';
import {
  endSession,
  loseTheAnswer,
  loseTheNetwork,
  meetABadAnswer,
  meetMaintenance,
  runOutOfTime,
} from './meet-trouble.ts';
import type { Play } from './play.ts';
import { pressTwice, pressInTwoTabs } from './press-twice.ts';
import type { Write } from './write.ts';

/** A fault during a write, and what the member must see. */
export interface FaultRow {
  readonly title: string;
  readonly meet: (play: Play) => Promise<void>;
  /** Selects the writes that the fault applies to; default all. */
  readonly fits?: (write: Write) => boolean;
}

const noSession = asFault(replies.refuse('SESSION_INVALID'));
const tooMany = asFault(replies.refuse('RATE_LIMITED', {}, { 'retry-after': '30' }));

/** Every fault that can happen during a write. */
export const faultRows: readonly FaultRow[] = [
  ...badAnswers.map(({ title, fault, words }) => ({
    title,
    meet: (play: Play) => meetABadAnswer(play, { fault, words: play.scene.t(words), known: false }),
  })),
  {
    title: '429 with Retry-After',
    meet: (play) =>
      meetABadAnswer(play, {
        fault: tooMany,
        words: play.scene.t('apiErrors.tooManyRequestsSeconds', { seconds: 30 }),
        known: true,
      }),
  },
  {
    title: '[ER-01] [ME-02] 401 during the write',
    meet: (play) =>
      endSession(play, {
        fault: noSession,
        told: 'session.sessionEnded',
        words: errorCodes.SESSION_INVALID.message,
      }),
  },
  {
    title: '[RD-03] the page of a captive portal',
    meet: (play) =>
      endSession(play, {
        fault: asFault(replies.html(200)),
        told: 'apiErrors.captivePortal',
        words: play.scene.t('apiErrors.captivePortal'),
      }),
  },
  { title: '[ER-02] [ER-08] [CO-01] no response in 60 s', meet: runOutOfTime },
  { title: '[ER-08] a response that is lost after the write', meet: loseTheAnswer },
  { title: '[SH-06] no network at the press', meet: (play) => loseTheNetwork(play, 'before') },
  {
    title: '[SH-06] the network lost during the call, then back',
    meet: (play) => loseTheNetwork(play, 'meanwhile'),
  },
  { title: '[ST-08] maintenance that starts while the form is filled in', meet: meetMaintenance },
  { title: 'a double click', meet: (play) => pressTwice(play, 'click') },
  { title: 'a double Enter', meet: (play) => pressTwice(play, 'Enter') },
  { title: 'two tabs at once', meet: pressInTwoTabs },
  {
    title: '[ST-06] an outdated credit that arrives late',
    meet: answerLateOfTheCredit,
    fits: ({ movesCredit }) => movesCredit === true,
  },
];
