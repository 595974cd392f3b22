import { createHash } from 'node:crypto';
import type { Database, Tx } from '../database/connection.ts';
import { newAffiliateCode } from '../modules/registration/service.ts';
import { holderOf } from '../sandbox-bank/holder.ts';
import type { SampleAction } from './sample-actions.ts';

export interface SampleMember {
  readonly id: number;
  readonly username: string;
  readonly walletId: number;
  readonly bankCode: string;
  readonly bankAccount: string;
}

export interface SampleProfile {
  readonly username: string;
  readonly passwordHash: string;
  readonly at: Date;
  readonly points: number;
  readonly inviterId?: number;
}

function rowOf(clientId: string, { username, passwordHash, at, inviterId }: SampleProfile) {
  const digest = createHash('sha256').update(`${clientId}:${username}`).digest();
  const digits = String(digest.readUInt32BE(0) % 10_000_000).padStart(7, '0');
  const [bankCode, bankAccount] = ['004', `12${digits}8`];
  return {
    client_id: clientId,
    username,
    phone: `089${digits}`,
    name: holderOf(bankCode, bankAccount),
    bank_code: bankCode,
    bank_account: bankAccount,
    password_hash: passwordHash,
    affiliate_code: newAffiliateCode(),
    inviter_id: inviterId ?? null,
    team: null,
    marketing: null,
    age_confirmed_at: at,
    suspended_at: null,
    created_at: at,
  };
}

/** Creates the members that do not exist yet, and returns only these members. */
export async function makeSampleMembers(
  tx: Tx,
  clientId: string,
  profiles: readonly SampleProfile[],
): Promise<SampleMember[]> {
  const members = await tx
    .insertInto('member')
    .values(profiles.map((profile) => rowOf(clientId, profile)))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'username', 'bank_code as bankCode', 'bank_account as bankAccount', 'created_at as at'])
    .execute();
  if (members.length === 0) return [];
  const wallets = await tx
    .insertInto('account')
    .values(
      members.map(({ id }) => ({
        client_id: clientId,
        kind: 'member_wallet',
        normal_side: 'credit' as const,
        holder: 'member' as const,
        member_id: id,
        provider: null,
      })),
    )
    .returning(['id', 'member_id'])
    .execute();
  const pointsByUsername = new Map(profiles.map(({ username, points }) => [username, points]));
  const moves = members.flatMap(({ id, username, at }) => {
    const amount = pointsByUsername.get(username) ?? 0;
    return amount === 0
      ? []
      : [{ member_id: id, reason: 'opening' as const, reference: 'sample', amount, created_at: at }];
  });
  if (moves.length > 0) {
    await tx
      .insertInto('point_movement')
      .values(moves.map((move) => ({ ...move, point_after: 0 })))
      .execute();
  }
  const walletOf = new Map(wallets.map((row) => [row.member_id, row.id]));
  return members.map(({ at: _, ...member }) => ({ ...member, walletId: walletOf.get(member.id) ?? 0 }));
}

export async function makeSampleMember(
  db: Database,
  { clientId, ...profile }: SampleProfile & { readonly clientId: string },
): Promise<SampleMember | undefined> {
  const [member] = await db.transaction().execute((tx) => makeSampleMembers(tx, clientId, [profile]));
  return member;
}

export async function openSampleAccounts(
  tx: Tx,
  clientId: string,
  lives: readonly { readonly member: SampleMember; readonly actions: readonly SampleAction[] }[],
): Promise<Map<string, number>> {
  const wanted = new Map<string, { memberId: number; provider: string }>();
  for (const { member, actions } of lives) {
    for (const action of actions) {
      if (action.kind !== 'play') continue;
      wanted.set(`${member.id} ${action.provider}`, { memberId: member.id, provider: action.provider });
    }
  }
  if (wanted.size === 0) return new Map();
  await tx
    .insertInto('account')
    .values(
      [...wanted.values()].map(({ memberId, provider }) => ({
        client_id: clientId,
        kind: 'member_game',
        normal_side: 'credit' as const,
        holder: 'member_at_provider' as const,
        member_id: memberId,
        provider,
      })),
    )
    .onConflict((conflict) => conflict.constraint('account_once').doNothing())
    .execute();
  const rows = await tx
    .selectFrom('account')
    .select(['id', 'member_id', 'provider'])
    .where('kind', '=', 'member_game')
    .where(
      'member_id',
      'in',
      lives.map(({ member }) => member.id),
    )
    .execute();
  return new Map(rows.map((row) => [`${row.member_id} ${row.provider}`, row.id]));
}
