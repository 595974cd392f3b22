import type { AcceptedMutant } from './accepted-mutant.ts';

const bothOfOneLimit = 'A limit and what is left of it are null together.';

export const acceptedInMembershipRules: readonly AcceptedMutant[] = [
  {
    file: 'src/protection/break.ts',
    code: 'return end === null || end > last ? end : last;',
    replacement: 'end >= last',
    reason: 'Two equal times are the same end.',
  },
  {
    file: 'src/protection/limit-change.ts',
    code: "if (target !== null && (current === null || target < current)) return { effect: 'atOnce', value: target };",
    replacement: 'wanted <= current',
    reason: 'The line before returns for equal values.',
  },
  {
    file: 'src/protection/time-spent.ts',
    code: 'else if (span.end > last.end) merged[merged.length - 1] = { start: last.start, end: span.end };',
    replacement: 'span.end >= last.end',
    reason: 'With equal ends, the new span equals the last one.',
  },
  {
    file: 'src/refund.ts',
    code: 'if (netLossSatang <= 0) return zeroSatang;',
    replacement: 'netLossSatang < 0',
    reason: 'The refund of no loss is computed as zero, too.',
  },
  {
    file: 'src/withdrawal.ts',
    code: 'if (question.lockedSatang !== undefined && amountSatang > freeSatang)',
    replacement: 'true',
    reason: 'Without locked credit, all credit is free, and a larger amount is refused before.',
  },
  {
    file: 'src/withdrawal.ts',
    code: 'if (perDaySatang !== null && remaining.amountSatang !== null && amountSatang > remaining.amountSatang) {',
    replacement: 'true',
    reason: bothOfOneLimit,
  },
  {
    file: 'src/withdrawal.ts',
    code: 'if (timesPerDay !== null && remaining.times === 0)',
    replacement: 'true',
    reason: bothOfOneLimit,
  },
  {
    file: 'src/withdrawal.ts',
    code: 'if (max === null || remaining.times === 0 || max < minimumOf(question.minimumSatang)) return zeroSatang;',
    replacement: 'false',
    reason: 'The credit is always one of the limits, so one exists.',
  },
];
