import type { OperationReport } from './check-backend.ts';

/** The number of operations with each verdict. */
export type Tally = Readonly<Record<OperationReport['verdict'], number>>;

export function tallyOf(reports: readonly OperationReport[]): Tally {
  const count = (wanted: OperationReport['verdict']): number =>
    reports.filter(({ verdict }) => verdict === wanted).length;
  return {
    fits: count('fits'),
    differs: count('differs'),
    missing: count('missing'),
    untried: count('untried'),
  };
}

/** Returns a summary: `12 fit, 1 differ, 0 missing, 3 not tried`. */
export function tallyText({ fits, differs, missing, untried }: Tally): string {
  return `${fits} fit, ${differs} differ, ${missing} missing, ${untried} not tried`;
}

const words = { fits: 'fits   ', differs: 'DIFFERS', missing: 'MISSING', untried: '-      ' } as const;

export function reportText({ operation, verdict, differences, note }: OperationReport): string {
  const { method, path, id, provisional } = operation;
  const aside = [
    note,
    provisional && verdict === 'differs' ? 'the shape is ours: see its page of the reference' : '',
  ]
    .filter(Boolean)
    .join('; ');
  return [
    `${words[verdict]}  ${method.padEnd(5)} ${path}  ${id}${aside === '' ? '' : `  (${aside})`}`,
    ...differences.map(
      ({ when, where, what }) => `           ${when}: ${where === '' ? '' : `${where}: `}${what}`,
    ),
  ].join('\n');
}
