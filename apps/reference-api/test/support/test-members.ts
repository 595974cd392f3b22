import { randomInt, randomUUID } from 'node:crypto';
import { bankCodeOf, encodeMiniQr } from '@chada/domain';
import encodeQR from 'qr';
import sharp from 'sharp';
import { SESSION_LASTS_MS } from '../../src/http/pipeline/authenticate.ts';
import { openWallet } from '../../src/ledger/member-accounts.ts';
import { insertMember } from '../../src/modules/registration/repository.ts';
import { newAffiliateCode } from '../../src/modules/registration/service.ts';
import { insertSession } from '../../src/modules/session/repository.ts';
import { holderOf } from '../../src/sandbox-bank/holder.ts';
import type { Transfer } from '../../src/sandbox-bank/transfers.ts';
import { hashPassword } from '../../src/security/passwords.ts';
import { newToken, tokenHash } from '../../src/security/tokens.ts';
import { creditAt } from './dated-books.ts';
import { brandA, hostA, type TestApp } from './test-app.ts';

export interface TestMember {
  readonly id: number;
  readonly uuid: string;
  readonly username: string;
  readonly password: string;
  readonly phone: string;
  readonly bankId: string;
  readonly token: string;
  readonly host: string;
  readonly clientId: string;
  readonly walletId: number;
}

export const PASSWORD = 'แมวน้อยกินปลาทู9';

function numbersOf(digits: number): () => string {
  const min = 10 ** (digits - 1);
  let next = randomInt(min, min * 10);
  return () => {
    next = next + 1 < min * 10 ? next + 1 : min;
    return String(next);
  };
}
const nextAccount = numbersOf(6);
const nextPhone = numbersOf(8);

const usedNames = new Set<string>();

export function newAccount(ending = '8888'): string {
  const account = `${nextAccount()}${ending}`;
  const name = holderOf(bankCodeOf('KBANK'), account);
  if (usedNames.has(name)) return newAccount(ending);
  usedNames.add(name);
  return account;
}

export const newPhone = () => `08${nextPhone()}`;
let addresses = 0;
export const newAddress = () => `198.18.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`;
export const newUsername = () => `m${randomUUID().replace(/-/g, '').slice(0, 14)}`;

export const registrationForm = <More extends object>(more: More) => ({
  phone: newPhone(),
  username: newUsername(),
  password: PASSWORD,
  bankName: 'KBANK' as const,
  bankId: newAccount(),
  ageConfirmed: true as const,
  ...more,
});

interface SignUpOptions {
  readonly host?: string;
  readonly accountEnding?: string;
}

interface Registering {
  readonly host?: string;
  readonly phone?: string;
  readonly bankId?: string;
}

export async function signUpOverHttp(
  app: TestApp,
  { host = hostA, phone = newPhone(), bankId = newAccount() }: Registering = {},
): Promise<TestMember> {
  const username = newUsername();
  const registered = await app.call(
    'register.member',
    { body: { phone, username, password: PASSWORD, bankName: 'KBANK', bankId, ageConfirmed: true } },
    { host },
  );
  if (!registered.data) throw new Error(registered.text);
  const { uuid } = registered.data;
  const token = await signIn(app, username, host);
  const row = await app.db
    .selectFrom('member')
    .innerJoin('account', (join) =>
      join.onRef('account.member_id', '=', 'member.id').on('account.kind', '=', 'member_wallet'),
    )
    .select(['member.id', 'member.client_id as clientId', 'account.id as walletId'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  return { ...row, uuid, username, password: PASSWORD, phone, bankId, token, host };
}

/** The password hash of all test members. The members share one hash, because hashing is slow. */
let sharedHash: Promise<string> | undefined;

/**
 * Creates a member with a session. Writes to the database directly, because the requests of a registration are slower.
 */
export async function signUp(
  app: TestApp,
  { host = hostA, accountEnding }: SignUpOptions = {},
): Promise<TestMember> {
  const [username, phone, bankId, token] = [newUsername(), newPhone(), newAccount(accountEnding), newToken()];
  const clientId = app.deps.brands.byHost(host)?.id ?? '';
  const now = app.deps.clock.now();
  sharedHash ??= hashPassword(PASSWORD);
  const passwordHash = await sharedHash;
  const bankCode = bankCodeOf('KBANK');
  const { id, uuid, walletId } = await app.db.transaction().execute(async (tx) => {
    const member = await insertMember(tx, {
      clientId,
      username,
      phone,
      name: holderOf(bankCode, bankId),
      bankCode,
      bankAccount: bankId,
      passwordHash,
      affiliateCode: newAffiliateCode(),
      inviterId: null,
      team: null,
      marketing: null,
      at: now,
    });
    return { ...member, walletId: await openWallet(tx, clientId, member.id) };
  });
  const expiresAt = new Date(now.getTime() + SESSION_LASTS_MS);
  await insertSession(app.db, {
    tokenHash: tokenHash(token),
    memberId: id,
    clientId,
    at: now,
    expiresAt,
    passwordHash,
    network: null,
  });
  return { id, uuid, username, password: PASSWORD, phone, bankId, token, host, clientId, walletId };
}

export async function signIn(app: TestApp, username: string, host = hostA): Promise<string> {
  const session = await app.call('session.login', { body: { username, password: PASSWORD } }, { host });
  if (!session.data) throw new Error(session.text);
  return session.data.token;
}

export async function giveTestCredit(app: TestApp, member: TestMember, amount: number): Promise<void> {
  await creditAt(app.db, member, app.deps.clock.now(), { amount });
}

export async function creditOf(
  app: TestApp,
  { username, token, host }: TestMember,
  balanceType: 'main' | 'game' | 'all' = 'main',
) {
  const { data, text } = await app.call(
    'user.credit',
    { params: { username }, body: { balanceType } },
    { token, host },
  );
  if (!data) throw new Error(text);
  return data.creditSatang;
}

export function receivingAccount(app: TestApp, clientId = brandA.id) {
  return app.db
    .selectFrom('receiving_account')
    .selectAll()
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
}

export interface TransferOptions {
  readonly amountSatang?: number;
  readonly fromAccount?: string;
  readonly toAccount?: string;
  /** The name of the receiver. Default: the name that the bank has for the account. */
  readonly toName?: string;
  readonly settleAfterMs?: number;
  /** The time of the transfer. Default: the test app's time. */
  readonly madeAt?: Date;
}

export async function makeTransfer(
  app: TestApp,
  member: TestMember,
  { amountSatang = 50_000, fromAccount, toAccount, toName, settleAfterMs, madeAt }: TransferOptions = {},
): Promise<Transfer> {
  const to = await receivingAccount(app, member.clientId);
  return app.book.make({
    from: { bank: bankCodeOf('KBANK'), account: fromAccount ?? member.bankId },
    to: { bank: to.bank_code, account: toAccount ?? to.bank_account, name: toName },
    amountSatang,
    settleAfterMs,
    madeAt: madeAt ?? app.deps.clock.now(),
  });
}

export async function settleNow(app: TestApp, { reference }: Transfer): Promise<void> {
  await app.pool.query('update sandbox_bank.transfer set settles_at = now() where transaction_ref = $1', [
    reference,
  ]);
}

/**
 * Returns a picture with only the QR code of a slip. Drawing and reading a complete slip would take ten times longer.
 */
export async function slipOf({ from, reference }: Transfer): Promise<Blob> {
  const code = encodeQR(encodeMiniQr({ sendingBank: from.bank, transactionRef: reference }), 'svg');
  const picture = sharp(Buffer.from(code)).resize(400, 400, { kernel: 'nearest' });
  return new Blob([await picture.png().toBuffer()], { type: 'image/png' });
}

export async function transferAndGetSlip(
  app: TestApp,
  member: TestMember,
  transferring: TransferOptions = {},
): Promise<Blob> {
  return slipOf(await makeTransfer(app, member, transferring));
}
