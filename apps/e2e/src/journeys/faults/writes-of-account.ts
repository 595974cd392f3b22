import { addressUpdate, login, logout, registerMember, userChangePassword } from '@chada/contract';
import { fillAddress } from '../address-form.ts';
import { open } from '../member-day.ts';
import { fillRegistration } from '../registration.ts';
import { countOf, type Scene } from './scene.ts';
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

/** Returns the values of the fields with these labels. */
export async function fieldsOf({ page }: Scene, labels: readonly string[]): Promise<Record<string, string>> {
  const fields: Record<string, string> = {};
  for (const label of labels) fields[label] = await page.valueOf(label);
  return fields;
}

async function passwordHash({ hands, clientId, who }: Scene): Promise<string> {
  const [row] = await hands.query('select password_hash from member where client_id = $1 and username = $2', [
    clientId,
    who.username,
  ]);
  return String(row?.['password_hash']);
}

/** Writes of the member's account and session. */
export const writesOfAccount: readonly Write[] = [
  {
    operation: login,
    as: 'visitor',
    reach: async (scene) => {
      const { page, who, t } = scene;
      await open(scene, '/login');
      await page.fill(t('common.username'), who.username);
      await page.fill(t('common.password'), who.password);
    },
    press: ({ t }) => ({ role: 'button', name: t('session.submit') }),
    done: ({ page }) => page.waitForPath('/auth/dashboard'),
    effects: (scene) => countOf(scene, 'join session on session.member_id = member.id'),
    typed: (scene) => fieldsOf(scene, [scene.t('common.username'), scene.t('common.password')]),
    harmless: true,
  },
  {
    operation: registerMember,
    as: 'nobody',
    reach: async (scene) => {
      await open(scene, '/register');
      await fillRegistration(scene);
    },
    press: ({ t }) => ({ role: 'button', name: t('registration.submit') }),
    done: ({ page }) => page.waitForPath('/auth/dashboard'),
    effects: (scene) => countOf(scene, ''),
    typed: (scene) => fieldsOf(scene, [scene.t('common.bank'), scene.t('common.accountNumber')]),
  },
  {
    operation: logout,
    as: 'member',
    reach: async (scene) => {
      const { page, t } = scene;
      await open(scene, '/auth/dashboard');
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
    effects: (scene) =>
      countOf(scene, 'join session on session.member_id = member.id and session.revoked_at is not null'),
    whateverComes: true,
  },
  {
    operation: userChangePassword,
    as: 'member',
    before: async (scene) => {
      scene.known.passwordHash = await passwordHash(scene);
    },
    reach: async (scene) => {
      const { page, who, t } = scene;
      await open(scene, '/auth/settings/change-password');
      await page.fill(t('password.old'), who.password);
      await page.fill(t('password.new'), newPassword);
      await page.fill(t('password.confirm'), newPassword);
    },
    press: ({ t }) => ({ role: 'button', name: t('password.submit') }),
    done: ({ page, t }) => page.seeRole('heading', t('password.done')),
    effects: async (scene) => ((await passwordHash(scene)) === scene.known.passwordHash ? 0 : 1),
    typed: (scene) =>
      fieldsOf(scene, [scene.t('password.old'), scene.t('password.new'), scene.t('password.confirm')]),
    unknown: ({ t }) => t('password.unknownHint'),
    doneBefore: ({ t }) => t('password.perhapsDone'),
    firstTabOnly: true,
  },
  {
    operation: addressUpdate,
    as: 'member',
    reach: async (scene) => {
      await open(scene, '/auth/settings/manage-address');
      await fillAddress(scene, address);
    },
    press: ({ t }) => ({ role: 'button', name: t('address.submit') }),
    done: ({ page, t }) => page.see(t('address.saved')),
    effects: (scene) => countOf(scene, 'join address on address.member_id = member.id'),
    typed: (scene) =>
      fieldsOf(
        scene,
        (['recipient', 'phone', 'line', 'subdistrict', 'postcode'] as const).map((field) =>
          scene.t(`address.${field}`),
        ),
      ),
  },
];
