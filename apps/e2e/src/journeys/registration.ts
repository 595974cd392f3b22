import { isBankCode } from '@chada/domain';
import type { Journey } from './journey.ts';

export async function fillRegistration({ page, identity, t }: Journey): Promise<void> {
  await page.fill(t('common.phone'), identity.phone);
  await page.see(t('registration.phoneAvailable'));
  await page.fill(t('common.username'), identity.username);
  await page.see(t('registration.usernameAvailable'));
  await page.fill(t('common.password'), identity.password);
  await page.click('button', t('common.next'));
  await page.choose(
    t('common.bank'),
    isBankCode(identity.bankCode) ? t(`banks.${identity.bankCode}`) : identity.bankName,
  );
  await page.fill(t('common.accountNumber'), identity.bankAccount);
  await page.see(t('registration.holderConfirm'));
  await page.click('checkbox', t('registration.age', { age: 20 }));
}

export async function registerThrough(journey: Journey): Promise<void> {
  await fillRegistration(journey);
  await journey.page.click('button', journey.t('registration.submit'));
}
