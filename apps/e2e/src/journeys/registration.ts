import { isBankCode } from '@chada/domain';
import type { Journey } from './journey.ts';

export async function fillRegistration({ page, who, t }: Journey): Promise<void> {
  await page.fill(t('common.phone'), who.phone);
  await page.see(t('registration.phoneAvailable'));
  await page.fill(t('common.username'), who.username);
  await page.see(t('registration.usernameAvailable'));
  await page.fill(t('common.password'), who.password);
  await page.click('button', t('common.next'));
  await page.choose(t('common.bank'), isBankCode(who.bankCode) ? t(`banks.${who.bankCode}`) : who.bankName);
  await page.fill(t('common.accountNumber'), who.bankAccount);
  await page.see(t('registration.holderConfirm'));
  await page.click('checkbox', t('registration.age', { age: 20 }));
}

export async function registerThrough(journey: Journey): Promise<void> {
  await fillRegistration(journey);
  await journey.page.click('button', journey.t('registration.submit'));
}
