import { hostB, type TestApp } from './test-app.ts';
import { receivingAccount, signUp, type TestMember } from './test-members.ts';

/** Creates an account at brand B, which is in another cell, with the name and the bank account of `member`. */
export async function signUpAtB(appOfWho: TestApp, appOfB: TestApp, member: TestMember): Promise<TestMember> {
  const atB = await signUp(appOfB, { host: hostB });
  const { name, bank_account } = await appOfWho.db
    .selectFrom('member')
    .select(['name', 'bank_account'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  await appOfB.db.updateTable('member').set({ name, bank_account }).where('id', '=', atB.id).execute();
  return { ...atB, bankId: bank_account };
}

/** Gives brand B the receiving account of brand A, so that one transfer can be a deposit at either brand. */
export async function shareReceivingAccount(appOfA: TestApp, appOfB: TestApp): Promise<void> {
  const { bank_code, bank_account, account_name } = await receivingAccount(appOfA);
  await appOfB.db
    .insertInto('receiving_account')
    .values({ client_id: 'brand-b', bank_code, bank_account, account_name, prompt_pay_id: null })
    .execute();
}
