import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { siteHarness } from '../../../test/site-harness.tsx';
import { LoadState } from './load-state.tsx';

const harness = siteHarness();
const policy = { clearsSession: false, setsServerProblem: false, silent: false };
const failure = { operation: 'history.list', policy, requestId: 'K7QM2XR4TN' };

function alertOf(error: unknown): string {
  const query = { data: undefined, error, isFetching: false, refetch: () => undefined };
  harness.open(
    <LoadState query={query} skeleton={null}>
      {() => null}
    </LoadState>,
  );
  return screen.getByRole('alert').textContent ?? '';
}

describe('[ST-01] a failed load', () => {
  it('shows the reference of a server error once', () => {
    const text = alertOf({ ...failure, kind: 'other', status: 500, message: 'ระบบขัดข้องชั่วคราว' });
    expect(text).toContain('รหัสอ้างอิง K7QM2XR4TN');
    expect(text.split('K7QM2XR4TN')).toHaveLength(2);
  });

  it('shows no reference for a refusal', () => {
    const refused = { kind: 'refused', status: 409, code: 'X', message: 'เครดิตไม่เพียงพอ' };
    expect(alertOf({ ...failure, ...refused })).not.toContain('K7QM2XR4TN');
  });
});
