import {
  protectionAcknowledge,
  protectionCancelRaise,
  protectionConfirmRaise,
  protectionDismissCareNotice,
  protectionSetLimit,
} from '@chada/contract/protection';
import { open } from '../member-journey.ts';
import { countOf, type FaultCase } from './fault-case.ts';
import type { Write } from './write.ts';
import { fieldsOf } from './writes-of-account.ts';

const page = '/auth/protection';

const eventsOf = (kind: string): string =>
  `join protection_event on protection_event.member_id = member.id and protection_event.kind = '${kind}'`;

async function giveRaise({ actor, clientId, identity }: FaultCase): Promise<void> {
  const own = [clientId, identity.username];
  const member = 'select id, $3::text, $4::text from member where client_id = $1 and username = $2';
  await actor.query(
    `insert into protection_limit (member_id, kind, period, value, updated_at)
     select found.*, 20000, now() from (${member}) found`,
    [...own, 'deposit', 'day'],
  );
  await actor.query(
    `insert into protection_raise (member_id, kind, period, value, requested_at, confirmable_at, expires_at)
     select found.*, 90000, now() - interval '25 hours', now() - interval '1 hour', now() + interval '6 days'
       from (${member}) found`,
    [...own, 'deposit', 'day'],
  );
}

export const writesOfProtection: readonly Write[] = [
  {
    operation: protectionSetLimit,
    as: 'member',
    servedInMaintenance: true,
    fillIn: async (faultCase) => {
      const { page: tab, t } = faultCase;
      await open(faultCase, page);
      await tab.click('button', t('protection.add'));
      await tab.fill(t('protection.formAmount'), '500');
    },
    press: ({ t }) => ({ role: 'button', name: t('protection.save') }),
    done: ({ page: tab, t }) => tab.see(new RegExp(`${t('protection.saved')}|${t('protection.unchanged')}`)),
    effects: (faultCase) =>
      countOf(faultCase, 'join protection_limit on protection_limit.member_id = member.id'),
    input: (faultCase) => fieldsOf(faultCase, [faultCase.t('protection.formAmount')]),
    unknown: ({ t }) => t('protection.saveUnknown'),
  },
  {
    operation: protectionConfirmRaise,
    as: 'member',
    before: giveRaise,
    fillIn: (faultCase) => open(faultCase, page),
    press: ({ t }) => ({ role: 'button', name: t('protection.raiseConfirm') }),
    done: ({ page: tab, t }) => tab.see(t('protection.used', { used: '฿0', value: '฿900' })),
    effects: (faultCase) =>
      countOf(
        faultCase,
        'join protection_limit on protection_limit.member_id = member.id and protection_limit.value = 90000',
      ),
    recovers: ['lost answer'],
  },
  {
    operation: protectionCancelRaise,
    as: 'member',
    servedInMaintenance: true,
    before: giveRaise,
    fillIn: (faultCase) => open(faultCase, page),
    press: ({ t }) => ({ role: 'button', name: t('protection.raiseCancel') }),
    done: async ({ page: tab, t }) => {
      await tab.waitUntilGone(t('protection.raiseCancel'));
      await tab.see(t('protection.used', { used: '฿0', value: '฿200' }));
    },
    effects: (faultCase) => countOf(faultCase, eventsOf('raise_cancelled')),
    recovers: ['lost answer'],
  },
  {
    operation: protectionAcknowledge,
    as: 'member',
    fillIn: async (faultCase) => {
      const { page: tab, t } = faultCase;
      await open(faultCase, page);
      await tab.choose(t('protection.everyMinutes'), t('protection.everyOption', { minutes: 30 }));
    },
    press: ({ t }) => ({ role: 'button', name: t('protection.everySave') }),
    done: ({ page: tab, t }) => tab.see(t('protection.everySaved')),
    effects: (faultCase) =>
      countOf(
        faultCase,
        'join member_protection on member_id = member.id and member_protection.reality_check_minutes = 30',
      ),
    input: (faultCase) => fieldsOf(faultCase, [faultCase.t('protection.everyMinutes')]),
  },
  {
    operation: protectionDismissCareNotice,
    as: 'member',
    before: async ({ actor, clientId, identity }) => {
      await actor.query(
        `insert into protection_event (member_id, kind, detail, created_at)
         select id, 'raise_requested', '{}', now() from member, generate_series(1, 3)
          where client_id = $1 and username = $2`,
        [clientId, identity.username],
      );
    },
    fillIn: (faultCase) => open(faultCase, '/auth/dashboard'),
    press: ({ t }) => ({ role: 'button', name: t('careNotice.dismiss') }),
    done: ({ page: tab, t }) => tab.waitUntilGone(t('careNotice.title')),
    effects: (faultCase) =>
      countOf(
        faultCase,
        'join member_protection on member_id = member.id and care_notice_dismissed_at is not null',
      ),
  },
];
