import { accountNumberPattern, bankCodeOf, promptPayIdPattern } from '@chada/domain';
import { bankNameOf } from '../bank/bank-names.ts';
import type { Database, Tx } from '../database/connection.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { violatedConstraint } from '../database/violated-constraint.ts';
import { closedHere } from './brands-elsewhere.ts';
import type { Command, CommandInput, StaffDeps } from './command.ts';
import { openBrandId } from './site.ts';
import { StaffRefusedError } from './staff-refused-error.ts';

interface NamedAccount {
  readonly bankCode: string;
  readonly bankAccount: string;
}

/** Parses a bank account such as `KBANK 1234567890` or `004 1234567890`. */
function accountOf([bank = '', account = '']: readonly string[]): NamedAccount {
  const bankCode = bankNameOf(bank) ? bank : bankCodeOf(bank.toUpperCase());
  const bankAccount = account.replaceAll('-', '');
  if (bankCode === undefined || !accountNumberPattern.test(bankAccount))
    throw new StaffRefusedError('give the bank and the account, e.g. KBANK 1234567890');
  return { bankCode, bankAccount };
}

const lineOf = (row: { bank_code: string; bank_account: string; account_name: string }): string =>
  `${bankNameOf(row.bank_code) ?? row.bank_code} ${row.bank_account} ${row.account_name}`;

async function lockBrand(tx: Tx, clientId: string): Promise<void> {
  await tx.selectFrom('brand').select('client_id').where('client_id', '=', clientId).forUpdate().execute();
}

async function findAccount(tx: Tx, clientId: string, { bankCode, bankAccount }: NamedAccount) {
  const row = await tx
    .selectFrom('receiving_account')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('bank_code', '=', bankCode)
    .where('bank_account', '=', bankAccount)
    .executeTakeFirst();
  if (!row) throw new StaffRefusedError(`${clientId} has no account ${bankAccount} at this bank`);
  return row;
}

async function refuseOtherBrands(tx: Tx, clientId: string, account: NamedAccount): Promise<void> {
  const other = await tx
    .selectFrom('receiving_account')
    .select('client_id')
    .where('bank_code', '=', account.bankCode)
    .where('bank_account', '=', account.bankAccount)
    .where('client_id', '<>', clientId)
    .executeTakeFirst();
  if (other)
    throw new StaffRefusedError(
      `${account.bankAccount} receives for ${other.client_id}; an account belongs to one brand`,
    );
}

async function open(db: Database, { positionals, brand, options }: CommandInput): Promise<string[]> {
  const clientId = await openBrandId(db, brand);
  const account = accountOf(positionals);
  const holder = positionals.slice(2).join(' ').trim().normalize('NFC');
  const { 'prompt-pay': promptPay = null } = options;
  if (holder === '')
    throw new StaffRefusedError('give the holder’s name as the bank writes it, after the account');
  if (promptPay !== null && !promptPayIdPattern.test(promptPay))
    throw new StaffRefusedError('a PromptPay id has 10, 13 or 15 digits');
  try {
    await inTransaction(db, async (tx) => {
      await lockBrand(tx, clientId);
      await refuseOtherBrands(tx, clientId, account);
      await tx
        .insertInto('receiving_account')
        .values({
          client_id: clientId,
          bank_code: account.bankCode,
          bank_account: account.bankAccount,
          account_name: holder,
          prompt_pay_id: promptPay,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['client_id', 'bank_code', 'bank_account'])
            .doUpdateSet({ active: true, account_name: holder, prompt_pay_id: promptPay }),
        )
        .execute();
    });
  } catch (error) {
    if (violatedConstraint(error) === 'receiving_account_of_one_brand')
      throw new StaffRefusedError(
        `${account.bankAccount} receives for another brand; an account belongs to one brand`,
      );
    throw error;
  }
  return [`${clientId} receives on ${account.bankAccount} of ${holder}`];
}

async function close(db: Database, { positionals, brand }: CommandInput): Promise<string[]> {
  const clientId = await openBrandId(db, brand);
  return inTransaction(db, async (tx) => {
    await lockBrand(tx, clientId);
    const row = await findAccount(tx, clientId, accountOf(positionals));
    const others = await tx
      .selectFrom('receiving_account')
      .select('id')
      .where('client_id', '=', clientId)
      .where('active', '=', true)
      .where('id', '<>', row.id)
      .execute();
    if (others.length === 0)
      throw new StaffRefusedError(`this is the only open account of ${clientId}; open another one first`);
    await tx
      .updateTable('receiving_account')
      .set({ active: false, shown: false })
      .where('id', '=', row.id)
      .execute();
    return [`${lineOf(row)} is closed; a transfer that was made to it before still counts`];
  });
}

async function show(db: Database, { positionals, brand }: CommandInput): Promise<string[]> {
  const clientId = await openBrandId(db, brand);
  return inTransaction(db, async (tx) => {
    await lockBrand(tx, clientId);
    const row = await findAccount(tx, clientId, accountOf(positionals));
    if (!row.active) throw new StaffRefusedError('this account is closed; open it again first');
    await tx
      .updateTable('receiving_account')
      .set({ shown: false })
      .where('client_id', '=', clientId)
      .where('shown', '=', true)
      .execute();
    await tx.updateTable('receiving_account').set({ shown: true }).where('id', '=', row.id).execute();
    return [`members of ${clientId} see ${lineOf(row)}`];
  });
}

export const receivingAccountCommands: readonly Command[] = [
  {
    name: 'receiving-account list',
    usage: 'receiving-account list',
    help: 'lists the accounts to which members transfer',
    reads: true,
    async run({ db }: StaffDeps) {
      const rows = await db
        .selectFrom('receiving_account')
        .selectAll()
        .where('client_id', 'not in', closedHere(db))
        .orderBy('client_id')
        .orderBy('id')
        .execute();
      if (rows.length === 0) return ['no brand has an account'];
      return rows.map((row) =>
        [row.client_id, lineOf(row), row.active ? 'open' : 'closed', ...(row.shown ? ['shown'] : [])].join(
          '  ',
        ),
      );
    },
  },
  {
    name: 'receiving-account open',
    usage: 'receiving-account open BANK ACCOUNT HOLDER [--prompt-pay ID] --brand ID',
    help: 'opens an account for members’ transfers, or corrects its holder',
    needsBrand: true,
    options: ['prompt-pay'],
    run: ({ db }, input) => open(db, input),
  },
  {
    name: 'receiving-account close',
    usage: 'receiving-account close BANK ACCOUNT --brand ID',
    help: 'closes an account, unless it is the last one',
    needsBrand: true,
    run: ({ db }, input) => close(db, input),
  },
  {
    name: 'receiving-account show',
    usage: 'receiving-account show BANK ACCOUNT --brand ID',
    help: 'selects the account that members see',
    needsBrand: true,
    run: ({ db }, input) => show(db, input),
  },
];
