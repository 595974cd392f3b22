import { slipRequestReturn } from '@chada/contract';
import {
  protectionBeginTimeOut,
  protectionConfirmExclusion,
  protectionPrepareExclusion,
  protectionRequestEnd,
} from '@chada/contract/protection-break';
import { pause } from '../../bad-input/page-faults.ts';
import { open } from '../member-journey.ts';
import { countOf, type FaultCase } from './fault-case.ts';
import type { Write } from './write.ts';
import { chooseSlip, transfer, verificationTimeoutMs } from './writes-of-money.ts';

const page = '/auth/protection/break';
/** The second step of choosing a play break ignores presses for this many milliseconds after it appears. */
const doublePressMs = 700;
const joinBreaks = 'join member_break on member_break.member_id = member.id';

async function giveOverExclusion({ actor, clientId, identity }: FaultCase): Promise<void> {
  const own = [clientId, identity.username];
  await actor.query(
    `insert into member_break (member_id, kind, length, started_at, minimum_end)
     select id, 'selfExclusion', 'months6', now() - interval '7 months', now() - interval '1 month'
       from member where client_id = $1 and username = $2`,
    own,
  );
  await actor.query(
    `update member set paused_by = 'selfExclusion', paused_until = null where client_id = $1 and username = $2`,
    own,
  );
}

async function giveSlipAboveLimit(faultCase: FaultCase): Promise<void> {
  const { actor, clientId, identity, page: tab, t } = faultCase;
  await actor.query(
    `insert into protection_limit (member_id, kind, period, value, updated_at)
     select id, 'deposit', 'day', 10000, now() from member where client_id = $1 and username = $2`,
    [clientId, identity.username],
  );
  await transfer(faultCase);
  await chooseSlip(faultCase);
  await tab.click('button', t('slip.verify'));
  await tab.see(t('slip.verifiedTitle'), verificationTimeoutMs);
}

export const writesOfBreaks: readonly Write[] = [
  {
    operation: protectionBeginTimeOut,
    as: 'member',
    servedInMaintenance: true,
    fillIn: async (faultCase) => {
      const { page: tab, t } = faultCase;
      await open(faultCase, page);
      await tab.click('button', t('playBreak.hours24'));
      await pause(doublePressMs);
    },
    press: ({ t }) => ({ role: 'button', name: t('playBreak.begin') }),
    done: ({ page: tab }) => tab.waitForPath('/login'),
    effects: (faultCase) => countOf(faultCase, joinBreaks),
    unknown: ({ t }) => t('playBreak.beginUnknown'),
    harmless: true,
  },
  {
    operation: protectionPrepareExclusion,
    as: 'member',
    servedInMaintenance: true,
    fillIn: (faultCase) => open(faultCase, page),
    press: ({ t }) => ({ role: 'button', name: t('playBreak.year1') }),
    retryTarget: ({ t }) => ({ role: 'button', name: t('common.retry') }),
    done: ({ page: tab, t }) => tab.see(t('playBreak.credit')),
    effects: (faultCase) =>
      countOf(faultCase, 'join exclusion_confirmation on exclusion_confirmation.member_id = member.id'),
    recovers: ['open again'],
  },
  {
    operation: protectionConfirmExclusion,
    as: 'member',
    servedInMaintenance: true,
    fillIn: async (faultCase) => {
      const { page: tab, t } = faultCase;
      await open(faultCase, page);
      await tab.click('button', t('playBreak.year1'));
      await tab.see(t('playBreak.credit'));
      await pause(doublePressMs);
    },
    press: ({ t }) => ({ role: 'button', name: t('playBreak.beginExclusion') }),
    done: ({ page: tab }) => tab.waitForPath('/login'),
    effects: (faultCase) => countOf(faultCase, joinBreaks),
    unknown: ({ t }) => t('playBreak.beginUnknown'),
  },
  {
    operation: protectionRequestEnd,
    as: 'member',
    before: giveOverExclusion,
    fillIn: (faultCase) => open(faultCase, '/auth/deposit'),
    press: ({ t }) => ({ role: 'button', name: t('playBreak.requestEnd') }),
    done: async ({ page: tab, t }) => {
      await tab.waitUntilGone(t('playBreak.requestEndHint'));
      await tab.see(/เล่นต่อได้ตั้งแต่/);
    },
    effects: (faultCase) => countOf(faultCase, `${joinBreaks} and member_break.end_requested_at is not null`),
  },
  {
    operation: slipRequestReturn,
    as: 'member',
    before: giveSlipAboveLimit,
    fillIn: (faultCase) => open(faultCase, '/auth/dashboard'),
    press: ({ t }) => ({ role: 'button', name: t('waitingSlip.requestReturn') }),
    done: ({ page: tab, t }) => tab.see(t('waitingSlip.returnText')),
    effects: (faultCase) =>
      countOf(faultCase, 'join slip on slip.member_id = member.id and slip.return_requested_at is not null'),
  },
];
