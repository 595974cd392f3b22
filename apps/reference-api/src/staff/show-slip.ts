import { bankNameOf } from '../bank/bank-names.ts';
import { closedHere } from './brands-elsewhere.ts';
import type { Command, StaffDeps } from './command.ts';
import { StaffRefusedError } from './staff-refused-error.ts';
import { baht, idOf } from './command-args.ts';

/** Finds a slip by its own id or by the id of its deposit request. */
function findSlip({ db }: StaffDeps, id: string) {
  return db
    .selectFrom('slip')
    .innerJoin('member', 'member.id', 'slip.member_id')
    .leftJoin('deposit', 'deposit.slip_id', 'slip.id')
    .select([
      'slip.uuid',
      'slip.status',
      'slip.amount',
      'slip.sending_bank as sendingBank',
      'slip.transaction_ref as reference',
      'slip.picture',
      'slip.created_at as at',
      'member.username',
      'member.client_id as clientId',
    ])
    .where(({ eb, or }) => or([eb('slip.uuid', '=', id), eb('deposit.uuid', '=', id)]))
    .where('member.client_id', 'not in', closedHere(db))
    .executeTakeFirst();
}

export const slipCommand: Command = {
  name: 'slip show',
  usage: 'slip show ID',
  reads: true,
  showsMembers: true,
  help: 'shows a slip and the path of its picture, by the id of the slip or of its request',
  async run(deps, { positionals }) {
    const slip = await findSlip(deps, idOf(positionals));
    if (!slip) throw new StaffRefusedError('there is no such slip');
    const { picture, amount, sendingBank } = slip;
    return [
      `${slip.uuid}  ${slip.clientId}  ${slip.username}  ${slip.status}  ${slip.at.toISOString()}`,
      `${bankNameOf(sendingBank) ?? sendingBank} ${slip.reference}  ${amount === null ? 'not settled' : baht(amount)}`,
      (picture === null ? undefined : await deps.slipPictures.fileOf(picture)) ?? 'no picture is kept',
    ];
  },
};
