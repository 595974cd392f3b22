import { isBankCode } from '@chada/domain';
import type { Journey } from './journey.ts';

export async function fillBankAccount(
  page: Journey['page'],
  { bankCode, bankName, bankAccount }: Journey['identity'],
  t: Journey['t'],
): Promise<void> {
  await page.choose(t('common.bank'), isBankCode(bankCode) ? t(`banks.${bankCode}`) : bankName);
  await page.fill(t('common.accountNumber'), bankAccount);
}

export async function fillRegistration({ page, identity, t }: Journey): Promise<void> {
  await page.fill(t('common.phone'), identity.phone);
  await page.see(t('registration.phoneAvailable'));
  await page.fill(t('common.username'), identity.username);
  await page.see(t('registration.usernameAvailable'));
  await page.fill(t('common.password'), identity.password);
  await page.click('button', t('common.next'));
  await fillBankAccount(page, identity, t);
  await page.see(t('registration.holderConfirm'));
  await page.click('checkbox', t('registration.age', { age: 20 }));
}

export async function registerThrough(journey: Journey): Promise<void> {
  await fillRegistration(journey);
  await journey.page.click('button', journey.t('registration.submit'));
}
