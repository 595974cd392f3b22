import { isJsonObject, valueAt, type JsonPath, type JsonSource } from './json-source.ts';
import type { Problem } from './problem.ts';

/**
 * The smallest accepted daily limit in satang. A lower value is probably a mistake: an amount in baht instead of
 * satang.
 */
const smallestDayLimit = 500_000;
const defaultMinimum = 10_000;

const baht = (satang: number): string => `${satang / 100} baht`;

function amountAt(source: JsonSource, path: JsonPath): number | undefined {
  const value = valueAt(source.value, path);
  return typeof value === 'number' ? value : undefined;
}

const order = 'Order the tiers by their requirements.';

function checkNames(source: JsonSource, tiers: readonly unknown[]): readonly Problem[] {
  const names = tiers.map((tier) => valueAt(tier, ['name']));
  return names.flatMap((name, index) =>
    typeof name === 'string' && names.indexOf(name) < index
      ? [source.problemAt(['tiers', index, 'name'], `Two tiers have the name "${name}".`)]
      : [],
  );
}

/**
 * Checks that the first tier is open, that each open tier has `requirementSatang`, and that this amount increases from
 * tier to tier. Members can reach a tier only if the tier is open.
 */
function checkRequirements(source: JsonSource, tiers: readonly unknown[]): readonly Problem[] {
  let before: { readonly index: number; readonly amount: number } | undefined;
  return tiers.flatMap((tier, index) => {
    if (!isJsonObject(tier)) return [];
    const path: JsonPath = ['tiers', index, 'requirementSatang'];
    const amount = amountAt(source, path);
    const name = `"tiers[${index}].requirementSatang"`;
    if (index === 0 && tier['open'] === false)
      return [source.problemAt(['tiers', 0, 'open'], 'The first tier is not open.', 'Members start there.')];
    if (amount === undefined) {
      if (tier['open'] === false || 'requirementSatang' in tier) return [];
      const hint = 'An open tier needs the deposits that members reach it with, in satang.';
      return [source.problemAt(['tiers', index], `${name} is missing.`, hint)];
    }
    const lower = before;
    before = { index, amount };
    if (lower === undefined || amount > lower.amount) return [];
    const message = `${name} is ${baht(amount)}, not above the ${baht(lower.amount)} of tier ${lower.index + 1}.`;
    return [source.problemAt(path, message, order)];
  });
}

function checkLimits(source: JsonSource, index: number): readonly Problem[] {
  const path: JsonPath = ['tiers', index, 'withdrawal'];
  const limits = valueAt(source.value, path);
  if (!isJsonObject(limits)) return [];
  const [timePath, dayPath] = [
    [...path, 'perTimeSatang'],
    [...path, 'perDaySatang'],
  ];
  const [perTime, perDay] = [amountAt(source, timePath), amountAt(source, dayPath)];
  const name = `"tiers[${index}].withdrawal`;
  if (!('perTimeSatang' in limits) && !('perDaySatang' in limits)) {
    if (Object.keys(limits).some((key) => key !== 'timesPerDay')) return [];
    return [source.problemAt(path, `${name}" has no limit.`, 'Write "perDaySatang" or "perTimeSatang".')];
  }
  if (perDay !== undefined && perDay < smallestDayLimit) {
    const message = `${name}.perDaySatang" is ${baht(perDay)}; the least are ${baht(smallestDayLimit)}.`;
    return [source.problemAt(dayPath, message, 'The unit is satang: 10000000 is 100000 baht.')];
  }
  const minimum = amountAt(source, ['limits', 'minimumWithdrawalSatang']) ?? defaultMinimum;
  if (perTime !== undefined && perTime < minimum) {
    const message = `${name}.perTimeSatang" is ${baht(perTime)}, below the smallest withdrawal of ${baht(minimum)}.`;
    return [source.problemAt(timePath, message, 'Nobody of this tier could withdraw.')];
  }
  if (perTime === undefined || perDay === undefined || perTime <= perDay) return [];
  const message = `${name}.perTimeSatang" is ${baht(perTime)}, above the ${baht(perDay)} of a day.`;
  return [source.problemAt(timePath, message, 'Leave it out if only the day is limited.')];
}

export function checkTiers(source: JsonSource): readonly Problem[] {
  const tiers = valueAt(source.value, ['tiers']);
  if (!Array.isArray(tiers)) return [];
  return [
    // One tier in a wrong place makes several requirements look wrong.
    ...checkRequirements(source, tiers).filter(
      ({ hint }, index, all) => hint !== order || all.findIndex((other) => other.hint === order) === index,
    ),
    ...checkNames(source, tiers),
    ...tiers.flatMap((_tier, index) => checkLimits(source, index)),
  ];
}

export function checkBanks(source: JsonSource): readonly Problem[] {
  const banks = valueAt(source.value, ['banks']);
  if (!Array.isArray(banks) || banks.length > 0) return [];
  const hint = 'Leave it out to accept all banks.';
  return [source.problemAt(['banks'], '"banks" is empty, so nobody could register.', hint)];
}
