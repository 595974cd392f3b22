import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Consent } from '@chada/client-config';
import { csvText } from '@chada/domain';
import type { Database } from '../database/connection.ts';
import { mayReceiveOffers } from '../modules/protection/may-receive-offers.ts';
import { isPaused } from '../modules/protection/pause.ts';
import { readSigns } from '../modules/protection/read-signs.ts';
import type { Command, StaffDeps } from './command.ts';
import { openBrandId } from './site.ts';
import { StaffRefusedError } from './staff-refused-error.ts';

/** Returns the members who gave the consent in their latest answer, with the oldest account first. */
function readConsenting(db: Database, clientId: string, consentId: string) {
  return db
    .selectFrom((all) =>
      all
        .selectFrom('member_consent')
        .innerJoin('member', 'member.id', 'member_consent.member_id')
        .distinctOn('member.id')
        .select((eb) => [
          'member.id',
          'member.username',
          'member.phone',
          'member.line_id as lineId',
          'member.email',
          'member.suspended_at as suspendedAt',
          'member.paused_by as pausedBy',
          'member.paused_until as pausedUntil',
          'member_consent.version',
          'member_consent.given',
          'member_consent.given_at as givenAt',
          eb
            .exists(
              eb
                .selectFrom('protection_limit')
                .select('kind')
                .whereRef('protection_limit.member_id', '=', 'member.id')
                .where('value', 'is not', null),
            )
            .as('hasLimits'),
          eb
            .or([
              eb.exists(
                eb
                  .selectFrom('excluded_namesake')
                  .select('member_id')
                  .whereRef('excluded_namesake.member_id', '=', 'member.id'),
              ),
              eb.exists(
                eb
                  .selectFrom('foreign_namesake')
                  .select('member_id')
                  .whereRef('foreign_namesake.member_id', '=', 'member.id'),
              ),
            ])
            .as('isNamesake'),
        ])
        .where('member.client_id', '=', clientId)
        .where('member_consent.consent_id', '=', consentId)
        .orderBy('member.id')
        .orderBy('member_consent.id', 'desc')
        .as('latest'),
    )
    .selectAll()
    .where('given', '=', true)
    .orderBy('id')
    .execute();
}

type ConsentingMember = Awaited<ReturnType<typeof readConsenting>>[number];

/**
 * True if the member may receive offers. Members get no offers during a break, while a limit is reached, or if
 * their play shows signs of harm. The same rules apply to banners.
 */
async function isReachable(db: Database, member: ConsentingMember, now: Date): Promise<boolean> {
  if (member.suspendedAt !== null || member.isNamesake || isPaused(member, now)) return false;
  if (member.hasLimits && !(await mayReceiveOffers(db, member.id, now))) return false;
  return (await readSigns(db, member.id, now)).length === 0;
}

function consentsOf({ brands }: StaffDeps, clientId: string): readonly Consent[] {
  return brands.all().find(({ id }) => id === clientId)?.registration?.consents ?? [];
}

/** Returns the optional consents that the brand asks for, and the optional consents that members have answered. */
async function optionalConsents(deps: StaffDeps, clientId: string): Promise<string[]> {
  const consents = consentsOf(deps, clientId);
  const required = new Set(consents.filter((consent) => consent.required).map(({ id }) => id));
  const answered = await deps.db
    .selectFrom('member_consent')
    .innerJoin('member', 'member.id', 'member_consent.member_id')
    .select('consent_id as id')
    .distinct()
    .where('client_id', '=', clientId)
    .execute();
  const known = new Set([...consents, ...answered].map(({ id }) => id));
  return [...known].filter((id) => !required.has(id)).sort();
}

const head = ['username', 'phone', 'line id', 'email', 'version', 'given at'];

/** Writes a file that only its owner can read. Throws StaffRefusedError if the file exists or can't be written. */
async function writeMembers(input: string, members: readonly ConsentingMember[]): Promise<string> {
  const file = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), input);
  const rows = members.map(({ username, phone, lineId, email, version, givenAt }) => [
    username,
    phone,
    lineId ?? '',
    email ?? '',
    version,
    givenAt.toISOString(),
  ]);
  await writeFile(file, csvText([head, ...rows]), { mode: 0o600, flag: 'wx' }).catch(() => {
    throw new StaffRefusedError(`${file} can't be written, or is there already`);
  });
  return file;
}

export const consentCommand: Command = {
  name: 'consent list',
  usage: 'consent list CONSENT --brand ID [--csv FILE]',
  reads: true,
  showsMembers: true,
  needsBrand: true,
  options: ['csv'],
  optionRoles: { csv: ['support'] },
  auditsLastLine: true,
  help: 'lists the members who have given an optional consent and may receive offers now; --csv writes how to reach them',
  async run(deps, { positionals: [consent], brand, options }) {
    const { db, clock } = deps;
    const clientId = await openBrandId(db, brand);
    const known = await optionalConsents(deps, clientId);
    if (consent === undefined || !known.includes(consent)) {
      const isRequired = consentsOf(deps, clientId).some(({ id, required }) => required && id === consent);
      throw new StaffRefusedError(
        `${isRequired ? `${consent} is required of every member; ` : ''}name an optional consent of ${clientId}: ${known.join(', ') || 'there are none'}`,
      );
    }
    const consenting = await readConsenting(db, clientId, consent);
    const members: ConsentingMember[] = [];
    for (const member of consenting) if (await isReachable(db, member, clock.now())) members.push(member);
    const lines = members.map(({ username, version, givenAt }) =>
      [username, `version ${version}`, givenAt.toISOString()].join('  '),
    );
    const left = consenting.length - members.length;
    return [
      ...(options['csv'] === undefined
        ? lines
        : [`written to ${await writeMembers(options['csv'], members)}`]),
      `${members.length} members; ${left} others consent, but must receive no offers now`,
    ];
  },
};
