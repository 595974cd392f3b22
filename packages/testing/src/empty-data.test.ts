import { affiliateDownlineBonus, historyList, operationList, wheelGet } from '@chada/contract';
import { describe, expect, it } from 'vitest';
import { emptyDataOf } from './empty-data.ts';

describe('the empty data of an operation', () => {
  it.each(operationList.map((operation) => [operation.id, operation] as const))(
    '%s fits its contract',
    (_id, operation) => {
      expect(operation.response.safeParse(emptyDataOf(operation)).error).toBeUndefined();
    },
  );

  it('has empty lists, zeros, and null for nullable values', () => {
    expect(emptyDataOf(wheelGet)).toEqual({ segments: [], left: 0, nextAt: null });
    expect(emptyDataOf(affiliateDownlineBonus)).toMatchObject({ total_bonus: 0, downline_users: {} });
    expect(emptyDataOf(historyList)).toMatchObject({ items: [], nextCursor: null });
  });
});
