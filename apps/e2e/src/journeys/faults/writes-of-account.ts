import { addressUpdate, login, logout, registerMember, userChangePassword } from '@chada/contract';
import { assertSupported } from '../../browsers/limits.ts';
import { fillAddress } from '../address-form.ts';
import { open } from '../member-journey.ts';
import { fillRegistration } from '../registration.ts';
import { countOf, type FaultCase } from './fault-case.ts';
import type { Write } from './write.ts';

const newPassword = 'ปลาทูทอดกรอบกับน้ำพริก';
const address = {
  recipient: 'ปราณี ใจดี',
  phone: '0812345678',
  line: '88/4 หมู่ 3 ถนนเลียบคลอง',
  province: 'เชียงใหม่',
  district: 'เมืองเชียงใหม่',
  subdistrict: 'ช้างคลาน',
};

export async function fieldsOf(
  { page }: FaultCase,
  labels: readonly string[],
): Promise<Record<string, string>> {
  const fields: Record<string, string> = {};
  for (const label of labels) fields[label] = await page.valueOf(label);
  return fields;
}

async function passwordHash({ actor, clientId, identity }: FaultCase): Promise<string> {
  const [row] = await actor.query('select password_hash from member where client_id = $1 and username = $2', [
    clientId,
    identity.username,
  ]);
  return String(row?.['password_hash']);
}

export const writesOfAccount: readonly Write[] = [
  {
    operation: login,
    as: 'visitor',
    fillIn: async (faultCase) => {
      const { page, identity, t } = faultCase;
      await open(faultCase, '/login');
      await page.fill(t('common.username'), identity.username);
      await page.fill(t('common.password'), identity.password);
    },
    press: ({ t }) => ({ role: 'button', name: t('session.submit') }),
    done: ({ page }) => page.waitForPath('/auth/dashboard'),
    effects: (faultCase) => countOf(faultCase, 'join session on session.member_id = member.id'),
    input: (faultCase) =>
      fieldsOf(faultCase, [faultCase.t('common.username'), faultCase.t('common.password')]),
    harmless: true,
  },
  {
    operation: registerMember,
    as: 'nobody',
    fillIn: async (faultCase) => {
      await open(faultCase, '/register');
      await fillRegistration(faultCase);
    },
    press: ({ t }) => ({ role: 'button', name: t('registration.submit') }),
    done: ({ page }) => page.waitForPath('/auth/dashboard'),
    effects: (faultCase) => countOf(faultCase, ''),
    input: (faultCase) =>
      fieldsOf(faultCase, [faultCase.t('common.bank'), faultCase.t('common.accountNumber')]),
  },
  {
    operation: logout,
    as: 'member',
    fillIn: async (faultCase) => {
      const { page, t } = faultCase;
      await open(faultCase, '/auth/dashboard');
      await page.click('button', t('shell.logout'));
      await page.seeRole('alertdialog', t('shell.logoutTitle'));
    },
    press: ({ t }) => ({ role: 'button', name: t('common.ok') }),
    done: async ({ page }) => {
      await page.waitForPath('/login');
      await page.waitFor('nothing of the member to be kept', () =>
        page.evaluate(() => localStorage.getItem('chada.token') === null),
      );
    },
    effects: (faultCase) =>
      countOf(faultCase, 'join session on session.member_id = member.id and session.revoked_at is not null'),
    alwaysSucceeds: true,
  },
  {
    operation: userChangePassword,
    as: 'member',
    before: async (faultCase) => {
      faultCase.data.passwordHash = await passwordHash(faultCase);
    },
    fillIn: async (faultCase) => {
      const { page, identity, t } = faultCase;
      await open(faultCase, '/auth/settings/change-password');
      await page.fill(t('password.old'), identity.password);
      await page.fill(t('password.new'), newPassword);
      await page.fill(t('password.confirm'), newPassword);
    },
    press: ({ t }) => ({ role: 'button', name: t('password.submit') }),
    done: ({ page, t }) => page.seeRole('heading', t('password.done')),
    effects: async (faultCase) => ((await passwordHash(faultCase)) === faultCase.data.passwordHash ? 0 : 1),
    input: (faultCase) =>
      fieldsOf(faultCase, [
        faultCase.t('password.old'),
        faultCase.t('password.new'),
        faultCase.t('password.confirm'),
      ]),
    unknown: ({ t }) => t('password.unknownHint'),
    alreadyDoneText: ({ t }) => t('password.perhapsDone'),
    firstTabOnly: true,
  },
  {
    operation: addressUpdate,
    as: 'member',
    fillIn: async (faultCase) => {
      assertSupported('patchRequests');
      await open(faultCase, '/auth/settings/manage-address');
      await fillAddress(faultCase, address);
    },
    press: ({ t }) => ({ role: 'button', name: t('address.submit') }),
    done: ({ page, t }) => page.see(t('address.saved')),
    effects: (faultCase) => countOf(faultCase, 'join address on address.member_id = member.id'),
    input: (faultCase) =>
      fieldsOf(
        faultCase,
        (['recipient', 'phone', 'line', 'subdistrict', 'postcode'] as const).map((field) =>
          faultCase.t(`address.${field}`),
        ),
      ),
  },
];
