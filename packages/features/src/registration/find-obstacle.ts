import type { Checks } from './use-checks.ts';
import type { Problems } from './use-problems.ts';
import type { RegistrationField } from './values.ts';

export function obstacleFinder({
  checks,
  problems,
  asksCode,
}: {
  checks: Checks;
  problems: Problems;
  asksCode: boolean;
}): (fields: readonly RegistrationField[]) => Promise<RegistrationField | undefined> {
  const isRetried = (field: RegistrationField) =>
    (field === 'phone' && checks.phone.now?.state === 'failed') ||
    (field === 'username' && checks.username.now?.state === 'failed') ||
    (field === 'bankId' && (checks.account.now?.state === 'failed' || checks.holder.now?.state === 'failed'));
  const passes = async (field: RegistrationField): Promise<boolean> => {
    if (field === 'phone' && asksCode) return true;
    if (field === 'phone' || field === 'username') {
      const check = await checks[field].ask();
      return check?.state === 'found' && check.found;
    }
    if (field !== 'bankId') return true;
    const [account, holder] = await Promise.all([checks.account.ask(), checks.holder.ask()]);
    return account?.state === 'found' && account.found && holder?.state === 'found';
  };
  return async (fields) => {
    problems.reveal(fields);
    const known = fields.find((field) => problems.all[field] !== undefined && !isRetried(field));
    if (known !== undefined) return known;
    const passed = await Promise.all(fields.map(passes));
    return fields.find((_field, index) => passed[index] === false);
  };
}
