import type { OperationReport } from './check-backend.ts';

export type Tally = Readonly<Record<OperationReport['verdict'], number>>;

export function tallyOf(reports: readonly OperationReport[]): Tally {
  const count = (kind: OperationReport['verdict']): number =>
    reports.filter(({ verdict }) => verdict === kind).length;
  return {
    fits: count('fits'),
    refused: count('refused'),
    differs: count('differs'),
    missing: count('missing'),
    untried: count('untried'),
  };
}

export function tallyText({ fits, refused, differs, missing, untried }: Tally): string {
  return `${fits} fit, ${refused} refused, ${differs} differ, ${missing} missing, ${untried} not tried`;
}

/** True if the backend matches the contract and at least one operation after the sign-in succeeded. */
export function isFit(reports: readonly OperationReport[]): boolean {
  const { differs, missing } = tallyOf(reports);
  return differs + missing === 0 && reports.some(succeeded);
}

function succeeded({ operation, verdict }: OperationReport): boolean {
  return verdict === 'fits' && operation.path !== '/api/auth/login';
}

export function conclusionText(reports: readonly OperationReport[]): string {
  const [slowest] = reports.toSorted((a, b) => (b.tookMs ?? 0) - (a.tookMs ?? 0));
  return [
    tallyText(tallyOf(reports)),
    ...(slowest?.tookMs === undefined
      ? []
      : [`slowest: ${slowest.operation.id}, ${Math.round(slowest.tookMs)} ms`]),
    ...(reports.some(succeeded) ? [] : ['Nothing succeeded but the sign-in, so this run shows nothing.']),
  ].join('\n');
}

const words = {
  fits: 'fits   ',
  refused: 'refused',
  differs: 'DIFFERS',
  missing: 'MISSING',
  untried: '-      ',
} as const;

export function reportText({ operation, verdict, differences, note, tookMs }: OperationReport): string {
  const { method, path, id, provisional } = operation;
  const aside = [
    note,
    tookMs === undefined ? '' : `${Math.round(tookMs)} ms`,
    provisional && verdict === 'differs' ? 'the shape is ours: see its page of the reference' : '',
  ]
    .filter(Boolean)
    .join('; ');
  return [
    `${words[verdict]}  ${method.padEnd(5)} ${path}  ${id}${aside === '' ? '' : `  (${aside})`}`,
    ...differences.map(
      ({ when, location, message }) =>
        `           ${when}: ${location === '' ? '' : `${location}: `}${message}`,
    ),
  ].join('\n');
}
